import { type Language, localeOf } from '@plateprint/shared/kernel/language.ts';
import { type Letter, mailOf } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { filled, mailTexts } from '../../platform/mail/mail-texts.ts';
import type { MailTexts } from '../../platform/mail/texts/en_gb.ts';
import type { Services } from '../../platform/services.ts';
import type { AccountMail } from './account-mail.ts';
import { invitationLetter, type InvitationLetter, type Recipient, recipientAt, recipientOf } from '../account-mail-store.ts';
import { insertToken, wasAskedSince } from '../store/token-store.ts';

type MailServices = Pick<Services, 'database' | 'clock' | 'publicUrl'>;
type Of<K extends AccountMail['kind']> = Extract<AccountMail, { kind: K }>;

/** The page that the link of a mail opens. */
const PAGES = {
  invitation: 'sign-up',
  verify_email: 'verify',
  change_email: 'verify',
  reset_password: 'reset-password',
  forced_update: 'update-password',
} as const;
type Linked = keyof typeof PAGES;

function moment(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(date);
}

/** A new link, and the sentence that says how long it works. */
async function linkFor(
  { database, clock, publicUrl }: MailServices,
  draft: { purpose: Linked; personId?: string; invitationId?: string; email: string },
  { texts, language }: { texts: MailTexts; language: Language },
): Promise<{ action: { label: string; address: string }; lasts: string }> {
  const { token, expires } = await insertToken(database, draft, clock());
  const { action, lasts } = texts[draft.purpose];
  return {
    action: { label: action, address: `${publicUrl}/${PAGES[draft.purpose]}/${token}` },
    lasts: filled(lasts, { until: moment(expires, language) }),
  };
}

function letter(texts: MailTexts, to: { email: string; firstname?: string; language: Language }): Omit<Letter, 'subject'> {
  const hello = to.firstname ? filled(texts.hello, { name: to.firstname }) : texts.helloNobody;
  return {
    language: to.language,
    to: to.email,
    paragraphs: [hello],
    linkBelow: texts.linkBelow,
    closing: [],
    from: texts.greetings,
  };
}

async function writeInvitation(services: MailServices, invitation: InvitationLetter & { id: string }): Promise<Mail> {
  const { email, language, organization, inviter, role, restaurants } = invitation;
  const texts = await mailTexts(language);
  const words = texts.invitation;
  const values = { organization, inviter: inviter ?? organization, role: texts.roles[role], restaurants: restaurants.join(', ') };
  const link = await linkFor(services, { purpose: 'invitation', invitationId: invitation.id, email }, { texts, language });
  const empty = letter(texts, { email, language });
  const lines = [
    inviter === null ? words.bodyNobody : words.body,
    words.role,
    ...(restaurants.length > 0 ? [words.restaurants] : []),
  ];
  return mailOf({
    ...empty,
    subject: filled(words.subject, values),
    paragraphs: [...empty.paragraphs, ...lines.map((line) => filled(line, values))],
    action: link.action,
    closing: [link.lasts, texts.ignore],
  });
}

/** A mail that asks for a click on its own link. */
async function writeLinked(
  services: MailServices,
  purpose: Exclude<Linked, 'invitation'>,
  to: Recipient & { at: string },
): Promise<Mail> {
  const texts = await mailTexts(to.language);
  const { action, lasts } = await linkFor(services, { purpose, personId: to.id, email: to.at }, { texts, language: to.language });
  const empty = letter(texts, { ...to, email: to.at });
  return mailOf({
    ...empty,
    subject: texts[purpose].subject,
    paragraphs: [...empty.paragraphs, filled(texts[purpose].body, { email: to.at })],
    action,
    closing: [lasts, texts.ignore],
  });
}

type Notice = 'email_changing' | 'email_changed' | 'password_changed' | 'second_factor_on' | 'second_factor_off';

/** A mail that tells what happened, with a way out for somebody who did not do it. */
async function writeNotice(
  { publicUrl }: MailServices,
  notice: Notice,
  to: Recipient & { at: string; named: string },
): Promise<Mail> {
  const texts = await mailTexts(to.language);
  const words = texts[notice];
  const empty = letter(texts, { ...to, email: to.at });
  const notification = {
    ...empty,
    subject: words.subject,
    paragraphs: [...empty.paragraphs, filled(words.body, { email: to.named })],
  };
  if (!('action' in words)) return mailOf(notification);
  return mailOf({
    ...notification,
    paragraphs: [...notification.paragraphs, texts.notYou],
    action: { label: words.action, address: `${publicUrl}/reset-password` },
  });
}

/** A correction of the food data that somebody sent waits for an administrator. */
async function writeCorrection({ publicUrl }: MailServices, food: string, to: Recipient): Promise<Mail> {
  const texts = await mailTexts(to.language);
  const { subject, body, action } = texts.correction;
  const empty = letter(texts, to);
  return mailOf({
    ...empty,
    subject: filled(subject, { food }),
    paragraphs: [...empty.paragraphs, filled(body, { food })],
    action: { label: action, address: `${publicUrl}/admin?tab=corrections` },
  });
}

/** Another request for a link within this time sends none: one is on its way already. */
const ON_ITS_WAY_MS = 2 * 60_000;

async function writeReset(services: MailServices, { email }: Of<'reset_password'>): Promise<Mail | null> {
  const person = await recipientAt(services.database, email);
  if (!person) return null;
  const since = new Date(services.clock().getTime() - ON_ITS_WAY_MS);
  if (await wasAskedSince(services.database, { personId: person.id, purpose: 'reset_password' }, since)) return null;
  return writeLinked(services, 'reset_password', { ...person, at: person.email });
}

/** The mail of an order, with its link made; null when there is nobody or nothing to write to any more. */
export async function writeAccountMail(services: MailServices, order: AccountMail): Promise<Mail | null> {
  if (order.kind === 'reset_password') return writeReset(services, order);
  if (order.kind === 'invitation') {
    const invitation = await invitationLetter(services.database, order.invitationId, services.clock());
    return invitation && writeInvitation(services, { ...invitation, id: order.invitationId });
  }
  const person = await recipientOf(services.database, order.personId);
  if (!person) return null;
  switch (order.kind) {
    case 'verify_email':
    case 'forced_update':
      return writeLinked(services, order.kind, { ...person, at: person.email });
    case 'change_email':
      // Nothing goes to an address that has an account already: the link would lead nowhere.
      if (await recipientAt(services.database, order.to)) return null;
      return writeLinked(services, order.kind, { ...person, at: order.to });
    case 'correction':
      return writeCorrection(services, order.food, person);
    case 'email_changing':
    case 'email_changed':
      return writeNotice(services, order.kind, { ...person, at: order.to, named: order.email });
    default:
      return writeNotice(services, order.kind, { ...person, at: person.email, named: person.email });
  }
}
