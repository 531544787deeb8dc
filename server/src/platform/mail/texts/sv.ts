import type { MailTexts } from './en_gb.ts';

export default {
  hello: 'Hej {name}!',
  helloNobody: 'Hej!',
  greetings: 'Plateprint',
  formerMember: 'Tidigare medlem',
  linkBelow: 'Om knappen inte fungerar öppnar du den här adressen:',
  ignore: 'Om det inte var du som bad om det här behöver du inte göra något.',
  notYou: 'Var det inte du? Ange då ett nytt lösenord genast och säg till en administratör i din organisation:',
  roles: {
    'super-admin': 'administratör för installationen',
    'enterprise-owner': 'koncernägare',
    'organization-admin': 'administratör för organisationen',
    'portfolio-manager': 'områdesansvarig',
    'restaurant-user': 'restauranganvändare',
  },
  invitation: {
    subject: '{inviter} bjuder in dig till {organization} på Plateprint',
    body: '{inviter} bjuder in dig att arbeta med {organization} på Plateprint, där kök räknar ut klimatavtrycket för sina recept, menyer och inköp.',
    bodyNobody:
      'Du är inbjuden att arbeta med {organization} på Plateprint, där kök räknar ut CO2e-avtrycket av sina recept, menyer och inköp.',
    role: 'Din roll: {role}',
    restaurants: 'Dina restauranger: {restaurants}',
    action: 'Tacka ja till inbjudan',
    lasts: 'Länken fungerar en gång, till och med {until}.',
  },
  verify_email: {
    subject: 'Är det här din e-postadress?',
    body: 'Bekräfta att {email} är din adress, så att vi når dig när du behöver ett nytt lösenord.',
    action: 'Bekräfta adressen',
    lasts: 'Länken fungerar en gång, till och med {until}.',
  },
  change_email: {
    subject: 'Bekräfta din nya e-postadress',
    body: 'Du vill logga in på Plateprint med {email} från och med nu. Tills du har bekräftat den gäller den gamla adressen.',
    action: 'Bekräfta den nya adressen',
    lasts: 'Länken fungerar en gång, till och med {until}.',
  },
  email_changing: {
    subject: 'Din e-postadress är på väg att ändras',
    body: 'Någon som kan ditt lösenord har bett om att få logga in med {email} i stället för den här adressen. Det sker när den nya adressen har bekräftats.',
    action: 'Ange nytt lösenord',
  },
  email_changed: {
    subject: 'Din e-postadress har ändrats',
    body: 'Från och med nu loggar du in med {email}. Den här adressen hör inte längre till ditt konto.',
  },
  reset_password: {
    subject: 'Ange ett nytt lösenord',
    body: 'Här kan du ange ett nytt lösenord för ditt konto på Plateprint.',
    action: 'Ange nytt lösenord',
    lasts: 'Länken fungerar en gång, till och med {until}.',
  },
  password_changed: {
    subject: 'Ditt lösenord har ändrats',
    body: 'Lösenordet till ditt konto på Plateprint har just ändrats. Du har loggats ut överallt annars.',
    action: 'Ange nytt lösenord',
  },
  correction: {
    subject: 'Något kan vara fel med {food}',
    body: 'Någon skriver att livsmedelsdata om {food} kan vara fel. Titta gärna på det.',
    action: 'Läs meddelandet',
  },
  forced_update: {
    subject: 'Du behöver ett nytt lösenord',
    body: 'För ditt kontos säkerhet gäller inte ditt lösenord längre. Ange ett nytt för att fortsätta.',
    action: 'Ange nytt lösenord',
    lasts: 'Länken fungerar en gång, till och med {until}.',
  },
  second_factor_on: {
    subject: 'Nu krävs en kod för att logga in',
    body: 'Från och med nu behövs en kod från din autentiseringsapp utöver lösenordet. Förvara dina återställningskoder på ett säkert ställe.',
    action: 'Ange nytt lösenord',
  },
  second_factor_off: {
    subject: 'Det krävs inte längre någon kod för att logga in',
    body: 'Från och med nu räcker ditt lösenord för att logga in på Plateprint.',
    action: 'Ange nytt lösenord',
  },
  label_question: {
    subject: 'På vilken grund visar {organization} sin klimatmärkning?',
    body: 'Menyer från {organization} visas för gäster. Sedan den 27 september 2026 står märkning med bokstäver eller färger som varken hör till ett certifieringssystem eller en myndighet på EU:s lista över otillbörliga affärsmetoder. Ingenting har ändrats: menyerna visar det de visade.',
    bodyAsked:
      '{asker} vill visa en meny från {organization} för gäster och ber dig välja vad klimatmärkningen grundas på. Till dess visas den med enbart värden.',
    choices: 'Du kan välja enbart värden, bokstäver med ett certifikat som omfattar dem, eller bokstäver på eget ansvar.',
    advice: 'Plateprint ger ingen juridisk rådgivning.',
    action: 'Välj',
  },
  allergens_added: {
    subject: 'Allergener ändrade: {dish}',
    body: 'Allergenerna i {dish} har ändrats, genom en ändring av receptet, av ett basrecept eller av livsmedelsdata. Rätten visas just nu för gäster.',
    bodyMany:
      'Allergenerna i de här rätterna har ändrats, genom en ändring av ett recept, av ett basrecept eller av livsmedelsdata. De visas just nu för gäster.',
    subjectMany: 'Allergener ändrade: {count} rätter',
    added: 'Tillkommer: {allergens}.',
    opened: 'Det är inte längre känt om rätten innehåller: {allergens}.',
    more: 'Och {count} till; menyerna visar alla.',
    live: 'Visas nu på: {menus}. Menyerna visar det redan; berätta för serveringen och kontrollera tryckta menyer.',
    action: 'Öppna receptet',
    actionMany: 'Öppna menyerna',
  },
  webhook_off: {
    subject: '{host} får inga meddelanden längre',
    body: 'Integrationen {integration} har inte kunnat leverera meddelanden till {host} på fem dagar, eller så har adressen svarat att den är borta för gott. Webhooken har därför stängts av. Slå på den igen när mottagaren fungerar; meddelanden som inte kom fram finns kvar i loggen i 30 dagar och kan skickas om.',
    action: 'Öppna loggen',
  },
} satisfies MailTexts;
