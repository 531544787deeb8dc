/** What is served beyond the specification's calls, each with its reason. Names as `callName` writes them. */
export const CALLS_BEYOND: Readonly<Record<string, string>> = {
  'POST /ingredient-data/parse': 'Pasted lines are taken apart by one grammar, for callers that match names themselves.',
  'POST /ingredient-data/lines': 'The recipe editor understands a pasted recipe in one call.',
  'POST /ingredient-data/ingredients/names': 'A kept recipe holds ids: its lines are shown in the reader’s language.',
  'POST /ingredient-data/facts': 'The live total in the browser calculates with the same factors as the server.',
  'GET /ingredient-data/sources': 'The method page names every source with its licence, and each explanation its title.',
  'POST /api/users/accept-invitation':
    'Somebody with an account who is made admin of another organization signs up no second time.',
  'DELETE /api/users/update-email': 'An address that was asked for by mistake can be taken back before its mail is answered.',
  'POST /api/users/password-link': 'A used or old link for a new password is told before anybody types one.',
  'POST /api/users/force-password-update/{}':
    'After a leak an admin makes a member choose a new password; the page for it is specified.',
  'GET /api/users/sessions': 'People see where they are signed in.',
  'DELETE /api/users/sessions/{}': 'A lost telephone is signed out from another device.',
  'DELETE /api/users/sessions': 'Sign out everywhere but here, in one go.',
  'POST /api/users/sign-in/second-step': 'The second step of a sign-in with an authenticator app.',
  'GET /api/users/second-factor': 'Settings show whether signing in takes a code, and the recovery codes left.',
  'POST /api/users/second-factor': 'Begins sign-in with an authenticator app.',
  'PUT /api/users/second-factor': 'Confirms the authenticator app by one of its codes.',
  'POST /api/users/second-factor/recovery-codes': 'Used recovery codes are replaced by new ones.',
  'POST /api/users/second-factor/end': 'Sign-in with an authenticator app can be turned off again.',
  'POST /api/users/second-factor/end/{}':
    'Who lost both telephone and recovery codes is let in again by an admin; nobody else could.',
  'POST /api/recipes/ingredientbags': 'A recipe’s live total needs its bags as they are calculated where it is eaten.',
  'GET /api/recipes/categories/{}': 'The editor and the filters offer the categories that are in use.',
  'GET /api/recipes/{}/versions': 'Each save keeps the former: the history lists them.',
  'GET /api/recipes/{}/versions/{}': 'Two versions of a recipe are compared.',
  'PUT /api/recipes/{}/versions/{}': 'A former version is restored as a new one.',
  'POST /api/recipes/alternatives': 'Lighter alternatives are found in the whole food data, which the browser does not hold.',
  'GET /api/recipes/recalculation/{}': 'Admins see how far new figures have come and what they changed.',
  'GET /api/organizations/{}/invitations': 'Who runs an organization sees who is invited and has not answered yet.',
  'DELETE /api/organizations/invitations/{}': 'An invitation to a wrong address is withdrawn before somebody takes it up.',
  'GET /api/organizations/users/{}':
    'Changing somebody’s restaurants begins with all that they have; the list of members names the first few.',
  'GET /api/organizations/{}/audit': 'Who runs an organization reads who changed what in it.',
  'PUT /api/restaurants/restore/{}':
    'A deleted restaurant is restored from the undo notice and from the bin, like everything else.',
  'PUT /api/enterprises/restore/{}': 'A deleted enterprise is restored from the undo notice, like everything else.',
  'PUT /api/admin/organizations/restore/{}': 'A deleted organization is restored from the bin, like everything else.',
  'GET /api/admin/audit': 'Super-admins read who changed what in the whole product.',
};
