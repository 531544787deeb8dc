/** The words of every mail. `{name}` and the like are filled in. */
const texts = {
  hello: 'Hello {name},',
  helloNobody: 'Hello,',
  greetings: 'Plateprint',
  formerMember: 'Former member',
  linkBelow: 'If the button does not work, open this address:',
  ignore: 'If you did not request this, you can ignore this e-mail.',
  notYou: 'If this was not you, set a new password now and tell an admin of your organisation:',
  roles: {
    'super-admin': 'super admin',
    'enterprise-owner': 'group owner',
    'organization-admin': 'organisation admin',
    'portfolio-manager': 'area manager',
    'restaurant-user': 'restaurant user',
  },
  invitation: {
    subject: '{inviter} invites you to {organization} on Plateprint',
    body: '{inviter} invites you to work with {organization} on Plateprint, where kitchens calculate the carbon footprint of their recipes, menus and purchases.',
    bodyNobody:
      'You are invited to work with {organization} on Plateprint, where kitchens calculate the carbon footprint of their recipes, menus and purchases.',
    role: 'Your role: {role}',
    restaurants: 'Your restaurants: {restaurants}',
    action: 'Accept invitation',
    lasts: 'The link works once and is valid until {until}.',
  },
  verify_email: {
    subject: 'Is this your e-mail address?',
    body: 'Please confirm that {email} is your address, so that we can reach you when you need a new password.',
    action: 'Confirm address',
    lasts: 'The link works once and is valid until {until}.',
  },
  change_email: {
    subject: 'Confirm your new e-mail address',
    body: 'You asked to sign in to Plateprint with {email} from now on. Until you confirm it, your current address remains valid.',
    action: 'Confirm new address',
    lasts: 'The link works once and is valid until {until}.',
  },
  email_changing: {
    subject: 'Your e-mail address is about to change',
    body: 'Someone who knows your password asked to sign in with {email} instead of this address. The change takes effect once the new address is confirmed.',
    action: 'Set a new password',
  },
  email_changed: {
    subject: 'Your e-mail address has changed',
    body: 'From now on you sign in with {email}. This address no longer belongs to your account.',
  },
  reset_password: {
    subject: 'Set a new password',
    body: 'Use this link to set a new password for your Plateprint account.',
    action: 'Set a new password',
    lasts: 'The link works once and is valid until {until}.',
  },
  password_changed: {
    subject: 'Your password has changed',
    body: 'The password of your Plateprint account has just been changed. You have been signed out everywhere else.',
    action: 'Set a new password',
  },
  correction: {
    subject: 'Something may be wrong with {food}',
    body: 'Someone has reported that the food data on {food} may be wrong. Please check it.',
    action: 'Read the message',
  },
  forced_update: {
    subject: 'You need a new password',
    body: 'To protect your account, your current password no longer works. Set a new one to continue.',
    action: 'Set a new password',
    lasts: 'The link works once and is valid until {until}.',
  },
  second_factor_on: {
    subject: 'Two-step verification is on',
    body: 'From now on, signing in requires a code from your authenticator app as well as your password. Keep your recovery codes in a safe place.',
    action: 'Set a new password',
  },
  second_factor_off: {
    subject: 'Two-step verification is off',
    body: 'From now on you sign in to Plateprint with only your password.',
    action: 'Set a new password',
  },
  label_question: {
    subject: 'What are the carbon labels of {organization} based on?',
    body: '{organization} has live menus that guests can see. Since 27 September 2026, showing a label with letters or colours that is based neither on a certification scheme nor on a public authority counts as an unfair practice in the European Union. Nothing has been changed: the live menus stay as they are.',
    bodyAsked:
      '{asker} wants to show a menu of {organization} to guests and asks you to choose what its carbon labels are based on. Until then it is shown with values only.',
    choices: 'You can choose values only, letters backed by a certificate that covers them, or letters at your own risk.',
    advice: 'Plateprint gives no legal advice.',
    action: 'Choose',
  },
  feature_request: {
    subject: '{person} would like “{feature}” in Plateprint',
    body: '{person} of {organization} would like to use “{feature}”, which the plan does not include.',
    included: 'It is included in {plan} and above.',
    contact: 'To change your plan, contact the people who run Plateprint for you.',
    action: 'See the plans',
    features: {
      tv_menus: 'Menus for screens',
      menu_plans: 'Menu plans',
      live_links: 'Live links',
      event_and_period_reports: 'Event and period reports',
      leaderboard: 'Leaderboard',
      procurement_reports: 'Purchasing reports',
      organization_reports: 'Organisation reports',
      integrations: 'Integrations',
      mapper_page: 'Ingredient matching',
      enterprise_views: 'Group view',
    },
  },
  allergens_added: {
    subject: 'Allergens changed: {dish}',
    body: 'The allergens of {dish} have changed, through an edit of the recipe, a base recipe or new food data. Guests can see the dish on live menus or published menu plans.',
    bodyMany:
      'The allergens of these dishes have changed, through an edit of a recipe, a base recipe or new food data. Guests can see them on live menus or published menu plans.',
    subjectMany: 'Allergens changed: {count} dishes',
    added: 'New in the dish: {allergens}.',
    opened: 'It is no longer known whether the dish contains: {allergens}.',
    more: 'And {count} more; the menus and menu plans name them all.',
    live: 'Live now on: {menus}. The menus already show this; tell your front-of-house team and check printed menus.',
    planned:
      'On published menu plans: {plans}. Guests can already see this; tell your front-of-house team and check printed weeks.',
    later: '{days} and later',
    action: 'Open recipe',
    actionMany: 'Open menus',
    actionPlans: 'Open menu plans',
  },
  words_found: {
    subject: 'Wording seen by guests needs checking',
    body: 'After a change, this wording in front of your guests or readers may not hold up, and nobody has confirmed it yet.',
    claim: 'On “{thing}”: “{words}” might not hold up.',
    promise: 'On “{thing}”: {dish} is not what “{words}” says.',
    more: 'And {count} more.',
    next: 'Nothing has been taken down. Change the wording or the dish, or publish again and explain why the wording is justified.',
    action: 'Open',
  },
  report_mail_ask: {
    subject: 'Monthly reports of {restaurant} by e-mail?',
    body: '{organization} would like to send you the monthly carbon footprint report of {restaurant} by e-mail. Nothing is sent until you confirm.',
    action: 'Confirm or decline',
    nothing: 'If you do nothing, you will not hear from us again.',
  },
  report_mail: {
    subject: '{restaurant}, {month}: carbon footprint report',
    perPortion: 'The food served in {month} caused {average} kg CO₂e per portion.',
    perKg: 'The food bought in {month} caused {average} kg CO₂e per kilogram.',
    total:
      'In total, that was {total} kg CO₂e, most likely between {low} and {high}: from farm to kitchen door, including land-use change.',
    covers: '{share} of what was sold or bought is counted.',
    coverageUnknown: 'It is not known how much of what was sold or bought is counted.',
    tooLittle: 'Too little of {month} is counted to state values. Ask {restaurant} to match what is missing.',
    action: 'Open report',
    open: 'The report can be opened without an account until {day}.',
    stop: 'No longer want these e-mails? Unsubscribe here:',
    surely_less: 'That is less than in {former}, by about {percent}.',
    probably_less: 'That is probably less than in {former}, by about {percent}.',
    cannot_tell: 'It is not certain whether that is less or more than in {former}.',
    probably_more: 'That is probably more than in {former}, by about {percent}.',
    surely_more: 'That is more than in {former}, by about {percent}.',
  },
  webhook_off: {
    subject: 'Webhook to {host} switched off',
    body: 'Messages of the integration {integration} to {host} could not be delivered for five days, or the address reported that it is permanently gone. The webhook has been switched off. Switch it on again once the receiver works; undelivered messages stay in the log for 30 days and can be sent again.',
    action: 'Open message log',
  },
} as const;

export default texts;

type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
/** Every language has the same keys; a test compares their placeholders. */
export type MailTexts = Words<typeof texts>;
