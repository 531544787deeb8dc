import type { MailTexts } from './en_gb.ts';

export default {
  hello: 'Hej {name}',
  helloNobody: 'Hej',
  greetings: 'Plateprint',
  formerMember: 'Tidligere medlem',
  linkBelow: 'Hvis knappen ikke virker, kan du åbne denne adresse:',
  ignore: 'Hvis det ikke var dig, der bad om det, skal du ikke gøre noget.',
  notYou: 'Var det ikke dig? Så vælg en ny adgangskode med det samme, og sig det til en administrator i din organisation:',
  roles: {
    'super-admin': 'administrator af installationen',
    'enterprise-owner': 'koncernejer',
    'organization-admin': 'administrator af organisationen',
    'portfolio-manager': 'områdeansvarlig',
    'restaurant-user': 'restaurantbruger',
  },
  invitation: {
    subject: '{inviter} inviterer dig til {organization} på Plateprint',
    body: '{inviter} inviterer dig til at arbejde med {organization} på Plateprint, hvor køkkener beregner klimaaftrykket af opskrifter, menuer og indkøb.',
    bodyNobody:
      'Du er inviteret til at arbejde med {organization} på Plateprint, hvor køkkener regner CO2e-aftrykket ud for deres opskrifter, menuer og indkøb.',
    role: 'Din rolle: {role}',
    restaurants: 'Dine restauranter: {restaurants}',
    action: 'Tag imod invitationen',
    lasts: 'Linket virker én gang, indtil {until}.',
  },
  verify_email: {
    subject: 'Er det din e-mailadresse?',
    body: 'Bekræft, at {email} er din adresse, så vi kan nå dig, når du skal have en ny adgangskode.',
    action: 'Bekræft adressen',
    lasts: 'Linket virker én gang, indtil {until}.',
  },
  change_email: {
    subject: 'Bekræft din nye e-mailadresse',
    body: 'Du vil fremover logge ind på Plateprint med {email}. Indtil du har bekræftet den, gælder den gamle adresse.',
    action: 'Bekræft den nye adresse',
    lasts: 'Linket virker én gang, indtil {until}.',
  },
  email_changing: {
    subject: 'Din e-mailadresse er ved at blive ændret',
    body: 'Nogen, der kender din adgangskode, har bedt om at logge ind med {email} i stedet for denne adresse. Det sker, når den nye adresse er bekræftet.',
    action: 'Vælg ny adgangskode',
  },
  email_changed: {
    subject: 'Din e-mailadresse er ændret',
    body: 'Fra nu af logger du ind med {email}. Denne adresse hører ikke længere til din konto.',
  },
  reset_password: {
    subject: 'Vælg en ny adgangskode',
    body: 'Her kan du vælge en ny adgangskode til din konto på Plateprint.',
    action: 'Vælg ny adgangskode',
    lasts: 'Linket virker én gang, indtil {until}.',
  },
  password_changed: {
    subject: 'Din adgangskode er ændret',
    body: 'Adgangskoden til din konto på Plateprint er netop blevet ændret. Du er logget ud alle andre steder.',
    action: 'Vælg ny adgangskode',
  },
  correction: {
    subject: 'Noget kan være galt med {food}',
    body: 'Nogen skriver, at fødevaredataene om {food} kan være forkerte. Se venligst på det.',
    action: 'Læs beskeden',
  },
  forced_update: {
    subject: 'Du skal have en ny adgangskode',
    body: 'Af hensyn til sikkerheden gælder din adgangskode ikke længere. Vælg en ny for at fortsætte.',
    action: 'Vælg ny adgangskode',
    lasts: 'Linket virker én gang, indtil {until}.',
  },
  second_factor_on: {
    subject: 'Nu kræver det en kode at logge ind',
    body: 'Fra nu af skal du bruge en kode fra din godkendelsesapp ud over adgangskoden. Gem dine gendannelseskoder et sikkert sted.',
    action: 'Vælg ny adgangskode',
  },
  second_factor_off: {
    subject: 'Det kræver ikke længere en kode at logge ind',
    body: 'Fra nu af er din adgangskode nok til at logge ind på Plateprint.',
    action: 'Vælg ny adgangskode',
  },
  label_question: {
    subject: 'På hvilket grundlag viser {organization} sine klimamærker?',
    body: 'Menuer fra {organization} vises for gæster. Siden den 27. september 2026 står mærker med bogstaver eller farver, som hverken hører til en certificeringsordning eller en offentlig myndighed, på EU’s liste over urimelig handelspraksis. Intet er ændret: menuerne viser det, de viste.',
    bodyAsked:
      '{asker} vil vise en menu fra {organization} for gæster og beder dig vælge, hvad klimamærkerne bygger på. Indtil da vises den med værdier alene.',
    choices: 'Du kan vælge værdier alene, bogstaver med et certifikat, der dækker dem, eller bogstaver på eget ansvar.',
    advice: 'Plateprint giver ikke juridisk rådgivning.',
    action: 'Vælg',
  },
  allergens_added: {
    subject: 'Allergener ændret: {dish}',
    body: 'Allergenerne i {dish} er ændret, ved en ændring af opskriften, af en grundopskrift eller af fødevaredataene. Retten vises lige nu for gæster.',
    bodyMany:
      'Allergenerne i disse retter er ændret, ved en ændring af en opskrift, af en grundopskrift eller af fødevaredataene. De vises lige nu for gæster.',
    subjectMany: 'Allergener ændret: {count} retter',
    added: 'Nyt i retten: {allergens}.',
    opened: 'Det vides ikke længere, om retten indeholder: {allergens}.',
    more: 'Og {count} til; menuerne viser dem alle.',
    live: 'Vises nu på: {menus}. Menuerne viser det allerede; sig det til serveringen og tjek trykte menuer.',
    action: 'Åbn opskriften',
    actionMany: 'Åbn menuerne',
  },
  webhook_off: {
    subject: '{host} får ikke længere beskeder',
    body: 'Integrationen {integration} har ikke kunnet levere beskeder til {host} i fem dage, eller adressen har svaret, at den er væk for altid. Webhooken er derfor slået fra. Slå den til igen, når modtageren virker; beskeder, der ikke nåede frem, ligger i loggen i 30 dage og kan sendes igen.',
    action: 'Åbn loggen',
  },
} satisfies MailTexts;
