import type { MailTexts } from './en_gb.ts';

export default {
  hello: 'Beste {name},',
  helloNobody: 'Beste,',
  greetings: 'Plateprint',
  formerMember: 'Voormalig lid',
  linkBelow: 'Werkt de knop niet? Open dan dit adres:',
  ignore: 'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen.',
  notYou: 'Was u dit niet? Kies dan meteen een nieuw wachtwoord en meld het bij een beheerder van uw organisatie:',
  roles: {
    'super-admin': 'beheerder van deze installatie',
    'enterprise-owner': 'eigenaar van het concern',
    'organization-admin': 'beheerder van de organisatie',
    'portfolio-manager': 'portefeuillebeheerder',
    'restaurant-user': 'restaurantgebruiker',
  },
  invitation: {
    subject: '{inviter} nodigt u uit voor {organization} op Plateprint',
    body: '{inviter} nodigt u uit om met {organization} te werken op Plateprint, waar keukens de CO2e-voetafdruk van hun recepten, menu’s en inkopen berekenen.',
    bodyNobody:
      'U bent uitgenodigd om met {organization} te werken op Plateprint, waar keukens de CO2e-voetafdruk van hun recepten, menu’s en inkopen berekenen.',
    role: 'Uw rol: {role}',
    restaurants: 'Uw restaurants: {restaurants}',
    action: 'Uitnodiging aannemen',
    lasts: 'De link werkt één keer, tot {until}.',
  },
  verify_email: {
    subject: 'Is dit uw e-mailadres?',
    body: 'Bevestig dat {email} uw adres is, zodat we u kunnen bereiken als u een nieuw wachtwoord nodig hebt.',
    action: 'Adres bevestigen',
    lasts: 'De link werkt één keer, tot {until}.',
  },
  change_email: {
    subject: 'Bevestig uw nieuwe e-mailadres',
    body: 'U wilt zich voortaan met {email} aanmelden bij Plateprint. Totdat u dit bevestigt, geldt uw oude adres.',
    action: 'Nieuw adres bevestigen',
    lasts: 'De link werkt één keer, tot {until}.',
  },
  email_changing: {
    subject: 'Uw e-mailadres wordt binnenkort gewijzigd',
    body: 'Iemand die uw wachtwoord kent, wil zich met {email} aanmelden in plaats van met dit adres. Dat gebeurt zodra het nieuwe adres is bevestigd.',
    action: 'Nieuw wachtwoord kiezen',
  },
  email_changed: {
    subject: 'Uw e-mailadres is gewijzigd',
    body: 'Voortaan meldt u zich aan met {email}. Dit adres hoort niet meer bij uw account.',
  },
  reset_password: {
    subject: 'Kies een nieuw wachtwoord',
    body: 'Hier kunt u een nieuw wachtwoord kiezen voor uw account bij Plateprint.',
    action: 'Nieuw wachtwoord kiezen',
    lasts: 'De link werkt één keer, tot {until}.',
  },
  password_changed: {
    subject: 'Uw wachtwoord is gewijzigd',
    body: 'Het wachtwoord van uw account bij Plateprint is zojuist gewijzigd. U bent overal elders afgemeld.',
    action: 'Nieuw wachtwoord kiezen',
  },
  correction: {
    subject: 'Misschien klopt er iets niet: {food}',
    body: 'Iemand schrijft dat de voedingsgegevens van {food} mogelijk niet kloppen. Wilt u ernaar kijken?',
    action: 'Bericht lezen',
  },
  forced_update: {
    subject: 'U hebt een nieuw wachtwoord nodig',
    body: 'Voor de veiligheid van uw account geldt uw wachtwoord niet meer. Kies een nieuw wachtwoord om verder te gaan.',
    action: 'Nieuw wachtwoord kiezen',
    lasts: 'De link werkt één keer, tot {until}.',
  },
  second_factor_on: {
    subject: 'Aanmelden gaat nu met een code',
    body: 'Voortaan hebt u bij het aanmelden naast uw wachtwoord een code van uw authenticator-app nodig. Bewaar uw herstelcodes op een veilige plek.',
    action: 'Nieuw wachtwoord kiezen',
  },
  second_factor_off: {
    subject: 'Aanmelden gaat niet meer met een code',
    body: 'Voortaan is uw wachtwoord genoeg om u aan te melden bij Plateprint.',
    action: 'Nieuw wachtwoord kiezen',
  },
  webhook_off: {
    subject: '{host} krijgt geen berichten meer',
    body: 'Berichten van de integratie {integration} aan {host} zijn al vijf dagen niet aangekomen, of het adres liet weten dat het niet meer bestaat. De webhook is daarom uitgeschakeld. Zet hem weer aan zodra de ontvanger werkt; wat niet aankwam, staat 30 dagen in het logboek en kan opnieuw worden verstuurd.',
    action: 'Logboek openen',
  },
} satisfies MailTexts;
