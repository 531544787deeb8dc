import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/personal-data.ts';

export default {
  file: {
    title: 'Dina uppgifter',
    lead: 'Allt som Plateprint sparar om dig i en fil: profil, inställningar, roller, var du är inloggad, vad du har gjort och skapat. Inga lösenord eller hemliga nycklar.',
    fetch: 'Ladda ner mina uppgifter',
  },
  erase: {
    heading: 'Radera konto',
    lead: 'Ditt namn, din e-postadress och alla andra personuppgifter raderas genast. Det går inte att ångra.',
    ask: 'Radera mitt konto',
    title: 'Radera ditt konto för gott?',
    what: 'Namn, e-post, lösenord, inställningar, roller och inloggningar raderas nu. Det går inte att ångra.',
    stays: 'Recept, menyer och rapporter som du har gjort stannar hos organisationen, med ”Tidigare medlem” som upphovsperson.',
    owner: 'Om ingen annan äger din koncern kan bara en superadministratör utse en ny ägare.',
    password: 'Ditt lösenord',
    passwordMissing: 'Fyll i ditt lösenord.',
    lastAdmin:
      'Du är den enda administratören i organisationen. Gör någon annan till administratör först, sedan kan du radera ditt konto.',
    toMembers: 'Till medlemmarna',
    lastSuper:
      'Du är ensam superadministratör för den här installationen. Utse någon annan först, sedan kan du radera ditt konto.',
    toPeople: 'Till personerna',
    unanswered:
      'Inget svar kom, så ditt konto kan redan vara raderat. Om du ombeds logga in när du försöker igen är det raderat.',
    confirm: 'Radera för gott',
  },
} satisfies Texts<typeof enGb>;
