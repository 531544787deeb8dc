/** The words of every mail. `{name}` and the like are filled in. */
const texts = {
  hello: 'Hello {name},',
  helloNobody: 'Hello,',
  greetings: 'Plateprint',
  formerMember: 'Former member',
  linkBelow: 'If the button does not work, open this address:',
  ignore: 'If you did not ask for this, you need not do anything.',
  notYou: 'Was it not you? Then set a new password now and tell an admin of your organization:',
  roles: {
    'super-admin': 'administrator of this installation',
    'enterprise-owner': 'owner of the enterprise',
    'organization-admin': 'admin of the organization',
    'portfolio-manager': 'portfolio manager',
    'restaurant-user': 'restaurant user',
  },
  invitation: {
    subject: '{inviter} invites you to {organization} on Plateprint',
    body: '{inviter} invites you to work with {organization} on Plateprint, where kitchens work out the CO2e footprint of their recipes, menus and purchases.',
    bodyNobody:
      'You are invited to work with {organization} on Plateprint, where kitchens work out the CO2e footprint of their recipes, menus and purchases.',
    role: 'Your role: {role}',
    restaurants: 'Your restaurants: {restaurants}',
    action: 'Accept the invitation',
    lasts: 'The link works once, until {until}.',
  },
  verify_email: {
    subject: 'Is this your e-mail address?',
    body: 'Please confirm that {email} is your address, so that we can reach you when you need a new password.',
    action: 'Confirm the address',
    lasts: 'The link works once, until {until}.',
  },
  change_email: {
    subject: 'Confirm your new e-mail address',
    body: 'You want to sign in to Plateprint with {email} from now on. Until you confirm it, your former address counts.',
    action: 'Confirm the new address',
    lasts: 'The link works once, until {until}.',
  },
  email_changing: {
    subject: 'Your e-mail address is about to change',
    body: 'Somebody who knows your password asked to sign in with {email} instead of this address. That happens once the new address is confirmed.',
    action: 'Set a new password',
  },
  email_changed: {
    subject: 'Your e-mail address has changed',
    body: 'From now on you sign in with {email}. This address no longer belongs to your account.',
  },
  reset_password: {
    subject: 'Set a new password',
    body: 'Here you can set a new password for your account at Plateprint.',
    action: 'Set a new password',
    lasts: 'The link works once, until {until}.',
  },
  password_changed: {
    subject: 'Your password has changed',
    body: 'The password of your account at Plateprint has just been changed. You were signed out everywhere else.',
    action: 'Set a new password',
  },
  forced_update: {
    subject: 'You need a new password',
    body: 'For the safety of your account your password no longer works. Set a new one to go on.',
    action: 'Set a new password',
    lasts: 'The link works once, until {until}.',
  },
  second_factor_on: {
    subject: 'Signing in now takes a code',
    body: 'From now on signing in takes a code of your authenticator app besides your password. Keep your recovery codes in a safe place.',
    action: 'Set a new password',
  },
  second_factor_off: {
    subject: 'Signing in no longer takes a code',
    body: 'From now on your password alone signs you in to Plateprint.',
    action: 'Set a new password',
  },
  webhook_off: {
    subject: '{host} is no longer told',
    body: 'Messages of the integration {integration} to {host} have not arrived for five days, or the address said that it is gone for good. The webhook has been switched off. Once its receiver works again, switch it on; messages that did not arrive are in its log for 30 days and can be sent again.',
    action: 'Open the log',
  },
} as const;

export default texts;

type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
/** Every language has the same keys; a test compares their placeholders. */
export type MailTexts = Words<typeof texts>;
