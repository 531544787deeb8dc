import type { MailTexts } from './en_gb.ts';

export default {
  hello: 'Hei {name}!',
  helloNobody: 'Hei!',
  greetings: 'Plateprint',
  formerMember: 'Tidligere medlem',
  linkBelow: 'Hvis knappen ikke virker, åpner du denne adressen:',
  ignore: 'Hvis det ikke var du som ba om dette, trenger du ikke gjøre noe.',
  notYou: 'Var det ikke deg? Velg da et nytt passord med en gang, og si fra til en administrator i organisasjonen:',
  roles: {
    'super-admin': 'administrator for installasjonen',
    'enterprise-owner': 'konserneier',
    'organization-admin': 'administrator for organisasjonen',
    'portfolio-manager': 'områdeansvarlig',
    'restaurant-user': 'restaurantbruker',
  },
  invitation: {
    subject: '{inviter} inviterer deg til {organization} på Plateprint',
    body: '{inviter} inviterer deg til å arbeide med {organization} på Plateprint, der kjøkken beregner klimaavtrykket av oppskrifter, menyer og innkjøp.',
    bodyNobody:
      'Du er invitert til å arbeide med {organization} på Plateprint, der kjøkken regner ut CO2e-avtrykket av oppskrifter, menyer og innkjøp.',
    role: 'Rollen din: {role}',
    restaurants: 'Restaurantene dine: {restaurants}',
    action: 'Godta invitasjonen',
    lasts: 'Lenken virker én gang, til {until}.',
  },
  verify_email: {
    subject: 'Er dette e-postadressen din?',
    body: 'Bekreft at {email} er din adresse, slik at vi når deg når du trenger et nytt passord.',
    action: 'Bekreft adressen',
    lasts: 'Lenken virker én gang, til {until}.',
  },
  change_email: {
    subject: 'Bekreft den nye e-postadressen',
    body: 'Du vil logge inn på Plateprint med {email} fra nå av. Til du har bekreftet den, gjelder den gamle adressen.',
    action: 'Bekreft den nye adressen',
    lasts: 'Lenken virker én gang, til {until}.',
  },
  email_changing: {
    subject: 'E-postadressen din er i ferd med å bli endret',
    body: 'Noen som kan passordet ditt, har bedt om å logge inn med {email} i stedet for denne adressen. Det skjer når den nye adressen er bekreftet.',
    action: 'Velg nytt passord',
  },
  email_changed: {
    subject: 'E-postadressen din er endret',
    body: 'Fra nå av logger du inn med {email}. Denne adressen hører ikke lenger til kontoen din.',
  },
  reset_password: {
    subject: 'Velg et nytt passord',
    body: 'Her kan du velge et nytt passord for kontoen din på Plateprint.',
    action: 'Velg nytt passord',
    lasts: 'Lenken virker én gang, til {until}.',
  },
  password_changed: {
    subject: 'Passordet ditt er endret',
    body: 'Passordet til kontoen din på Plateprint er nettopp endret. Du er logget ut alle andre steder.',
    action: 'Velg nytt passord',
  },
  correction: {
    subject: 'Noe kan være feil med {food}',
    body: 'Noen skriver at matvaredataene om {food} kan være feil. Ta gjerne en titt på det.',
    action: 'Les meldingen',
  },
  forced_update: {
    subject: 'Du trenger et nytt passord',
    body: 'Av hensyn til sikkerheten gjelder ikke passordet ditt lenger. Velg et nytt for å fortsette.',
    action: 'Velg nytt passord',
    lasts: 'Lenken virker én gang, til {until}.',
  },
  second_factor_on: {
    subject: 'Nå trengs en kode for å logge inn',
    body: 'Fra nå av trengs en kode fra autentiseringsappen i tillegg til passordet. Oppbevar gjenopprettingskodene på et trygt sted.',
    action: 'Velg nytt passord',
  },
  second_factor_off: {
    subject: 'Det trengs ikke lenger kode for å logge inn',
    body: 'Fra nå av er passordet nok for å logge inn på Plateprint.',
    action: 'Velg nytt passord',
  },
  label_question: {
    subject: 'På hvilket grunnlag viser {organization} klimamerkene sine?',
    body: 'Menyer fra {organization} vises for gjester. Siden 27. september 2026 står merker med bokstaver eller farger som verken hører til en sertifiseringsordning eller en offentlig myndighet, på EUs liste over urimelig handelspraksis. Ingenting er endret: menyene viser det de viste.',
    bodyAsked:
      '{asker} vil vise en meny fra {organization} for gjester og ber deg velge hva klimamerkene bygger på. Inntil da vises den med bare verdier.',
    choices: 'Du kan velge bare verdier, bokstaver med et sertifikat som dekker dem, eller bokstaver på eget ansvar.',
    advice: 'Plateprint gir ikke juridisk rådgivning.',
    action: 'Velg',
  },
  allergens_added: {
    subject: 'Allergener endret: {dish}',
    body: 'Allergenene i {dish} er endret, ved en endring av oppskriften, av en grunnoppskrift eller av matvaredataene. Retten vises nå for gjester.',
    bodyMany:
      'Allergenene i disse rettene er endret, ved en endring av en oppskrift, av en grunnoppskrift eller av matvaredataene. De vises nå for gjester.',
    subjectMany: 'Allergener endret: {count} retter',
    added: 'Nytt i retten: {allergens}.',
    opened: 'Det er ikke lenger kjent om retten inneholder: {allergens}.',
    more: 'Og {count} til; menyene viser alle.',
    live: 'Vises nå på: {menus}. Menyene viser det allerede; si fra til serveringen og sjekk trykte menyer.',
    action: 'Åpne oppskriften',
    actionMany: 'Åpne menyene',
  },
  webhook_off: {
    subject: '{host} får ikke lenger meldinger',
    body: 'Integrasjonen {integration} har ikke fått levert meldinger til {host} på fem dager, eller adressen har svart at den er borte for godt. Webhooken er derfor slått av. Slå den på igjen når mottakeren virker; meldinger som ikke kom fram, ligger i loggen i 30 dager og kan sendes på nytt.',
    action: 'Åpne loggen',
  },
} satisfies MailTexts;
