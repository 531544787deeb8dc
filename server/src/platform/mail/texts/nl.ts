import type { MailTexts } from './en_gb.ts';

export default {
  hello: 'Beste {name},',
  helloNobody: 'Goedendag,',
  greetings: 'Plateprint',
  formerMember: 'Voormalig lid',
  linkBelow: 'Werkt de knop niet? Open dan dit adres:',
  ignore: 'Hebt u hier niet om gevraagd? Dan kunt u deze e-mail negeren.',
  notYou: 'Was u dit niet? Kies dan meteen een nieuw wachtwoord en meld het bij een beheerder van uw organisatie:',
  roles: {
    'super-admin': 'beheerder van deze installatie',
    'enterprise-owner': 'concerneigenaar',
    'organization-admin': 'beheerder van de organisatie',
    'portfolio-manager': 'regiomanager',
    'restaurant-user': 'restaurantgebruiker',
  },
  invitation: {
    subject: '{inviter} nodigt u uit voor {organization} op Plateprint',
    body: '{inviter} nodigt u uit om met {organization} te werken op Plateprint, waar keukens de CO₂-voetafdruk van hun recepten, menukaarten en inkoop berekenen.',
    bodyNobody:
      'U bent uitgenodigd om met {organization} te werken op Plateprint, waar keukens de CO₂-voetafdruk van hun recepten, menukaarten en inkoop berekenen.',
    role: 'Uw rol: {role}',
    restaurants: 'Uw restaurants: {restaurants}',
    action: 'Uitnodiging aannemen',
    lasts: 'De link werkt één keer en is geldig tot {until}.',
  },
  verify_email: {
    subject: 'Is dit uw e-mailadres?',
    body: 'Bevestig dat {email} uw adres is, zodat we u kunnen bereiken als u een nieuw wachtwoord nodig hebt.',
    action: 'Adres bevestigen',
    lasts: 'De link werkt één keer en is geldig tot {until}.',
  },
  change_email: {
    subject: 'Bevestig uw nieuwe e-mailadres',
    body: 'U wilt voortaan met {email} inloggen bij Plateprint. Totdat u het bevestigt, geldt uw huidige adres.',
    action: 'Nieuw adres bevestigen',
    lasts: 'De link werkt één keer en is geldig tot {until}.',
  },
  email_changing: {
    subject: 'Uw e-mailadres wordt binnenkort gewijzigd',
    body: 'Iemand die uw wachtwoord kent, wil met {email} inloggen in plaats van met dit adres. De wijziging geldt zodra het nieuwe adres is bevestigd.',
    action: 'Nieuw wachtwoord kiezen',
  },
  email_changed: {
    subject: 'Uw e-mailadres is gewijzigd',
    body: 'Voortaan logt u in met {email}. Dit adres hoort niet meer bij uw account.',
  },
  reset_password: {
    subject: 'Kies een nieuw wachtwoord',
    body: 'Met deze link kiest u een nieuw wachtwoord voor uw Plateprint-account.',
    action: 'Nieuw wachtwoord kiezen',
    lasts: 'De link werkt één keer en is geldig tot {until}.',
  },
  password_changed: {
    subject: 'Uw wachtwoord is gewijzigd',
    body: 'Het wachtwoord van uw Plateprint-account is zojuist gewijzigd. U bent overal elders uitgelogd.',
    action: 'Nieuw wachtwoord kiezen',
  },
  correction: {
    subject: 'Misschien klopt er iets niet: {food}',
    body: 'Iemand schrijft dat de voedselgegevens van {food} mogelijk niet kloppen. Wilt u ernaar kijken?',
    action: 'Bericht lezen',
  },
  forced_update: {
    subject: 'U hebt een nieuw wachtwoord nodig',
    body: 'Om uw account te beschermen werkt uw huidige wachtwoord niet meer. Kies een nieuw om verder te gaan.',
    action: 'Nieuw wachtwoord kiezen',
    lasts: 'De link werkt één keer en is geldig tot {until}.',
  },
  second_factor_on: {
    subject: 'Tweestapsverificatie staat aan',
    body: 'Voortaan hebt u bij het inloggen naast uw wachtwoord een code uit uw authenticator-app nodig. Bewaar uw herstelcodes op een veilige plek.',
    action: 'Nieuw wachtwoord kiezen',
  },
  second_factor_off: {
    subject: 'Tweestapsverificatie staat uit',
    body: 'Voortaan logt u bij Plateprint in met alleen uw wachtwoord.',
    action: 'Nieuw wachtwoord kiezen',
  },
  label_question: {
    subject: 'Op welke grond toont {organization} haar klimaatlabels?',
    body: 'Menukaarten van {organization} staan live voor gasten. Sinds 27 september 2026 staat een label met letters of kleuren dat niet bij een certificeringsregeling of een overheid hoort, op de lijst van oneerlijke handelspraktijken van de Europese Unie. Er is niets veranderd: de kaarten tonen wat ze toonden.',
    bodyAsked:
      '{asker} wil een menukaart van {organization} aan gasten tonen en vraagt u te kiezen waarop de klimaatlabels berusten. Tot die tijd staan er alleen waarden.',
    choices:
      'U kunt kiezen voor alleen waarden, letters met een certificaat dat ze dekt, of letters op eigen verantwoordelijkheid.',
    advice: 'Plateprint geeft geen juridisch advies.',
    action: 'Kiezen',
  },
  allergens_added: {
    subject: 'Allergenen gewijzigd: {dish}',
    body: 'De allergenen van {dish} zijn veranderd, door een wijziging van het recept, van een basisrecept of van de voedingsmiddelgegevens. Het gerecht wordt nu aan gasten getoond.',
    bodyMany:
      'De allergenen van deze gerechten zijn veranderd, door een wijziging van een recept, van een basisrecept of van de voedingsmiddelgegevens. Ze worden nu aan gasten getoond.',
    subjectMany: 'Allergenen gewijzigd: {count} gerechten',
    added: 'Nieuw in het gerecht: {allergens}.',
    opened: 'Niet meer bekend is of het gerecht bevat: {allergens}.',
    more: 'En nog {count}; de menukaarten tonen ze allemaal.',
    live: 'Nu te zien op: {menus}. De menukaarten tonen het al; vertel het de bediening en controleer gedrukte menukaarten.',
    action: 'Recept openen',
    actionMany: 'Menukaarten openen',
  },
  report_mail_ask: {
    subject: 'Rapporten van {restaurant} per e-mail?',
    body: '{organization} wil u elke maand het klimaatrapport van {restaurant} per e-mail sturen. Er wordt niets verstuurd voordat u bevestigt.',
    action: 'Bevestigen of afslaan',
    nothing: 'Als u niets doet, hoort u niet meer van ons.',
  },
  report_mail: {
    subject: '{restaurant}, {month}: klimaatrapport',
    perPortion: 'Het eten van {month} veroorzaakt {average} kg CO₂e per portie.',
    perKg: 'Het eten van {month} veroorzaakt {average} kg CO₂e per kilogram.',
    total:
      'In totaal is dat {total} kg CO₂e, waarschijnlijk tussen {low} en {high}: van boerderij tot keukendeur, met verandering van landgebruik.',
    covers: '{share} van wat verkocht of ingekocht is, is meegeteld.',
    coverageUnknown: 'Hoeveel van het geheel is meegeteld, is niet bekend.',
    tooLittle: 'Van {month} is te weinig meegeteld om waarden te noemen. Vraag {restaurant} om te koppelen wat ontbreekt.',
    action: 'Rapport openen',
    open: 'Het rapport kan tot en met {day} zonder account worden geopend.',
    stop: 'Wilt u deze e-mails niet meer? Beëindig ze hier:',
    surely_less: 'Dat is minder dan in {former}, ongeveer {percent}.',
    probably_less: 'Dat is waarschijnlijk minder dan in {former}, ongeveer {percent}.',
    cannot_tell: 'Of dat minder of meer is dan in {former}, is niet te zeggen.',
    probably_more: 'Dat is waarschijnlijk meer dan in {former}, ongeveer {percent}.',
    surely_more: 'Dat is meer dan in {former}, ongeveer {percent}.',
  },
  webhook_off: {
    subject: 'Webhook naar {host} uitgezet',
    body: 'Berichten van de integratie {integration} aan {host} konden vijf dagen niet worden afgeleverd, of het adres liet weten dat het niet meer bestaat. De webhook is uitgezet. Zet hem weer aan zodra de ontvanger werkt; niet-afgeleverde berichten blijven 30 dagen in het logboek en kunnen opnieuw worden verstuurd.',
    action: 'Berichtenlogboek openen',
  },
} satisfies MailTexts;
