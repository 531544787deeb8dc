import { withoutEnds } from '../../kernel/reading/ends.ts';
import { dishPhraseIn } from './lines/dish-phrase.ts';
import { hasDishWord, isDishWord } from './words/dish-words.ts';
import { anyOf } from './yields/pasted-servings.ts';
import { withoutWhose } from './words/kin-words.ts';
import type { RecipeWords } from './words/recipe-words.ts';

/**
 * The dish that a sentence over a recipe speaks of, in any language: "Hi both, lasagne for 20 as promised", "Moin, am Freitag gibt es Labskaus".
 * A sentence is taken apart into its pieces; of each what leads to the name is taken off its front ("as promised", "we are having",
 * "du frågade efter"), and what goes on behind it is cut. What is left is a name when nobody does anything in it.
 */

const list = (text: string): string[] =>
  text
    .split(/[\n|]+/u)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Whom a mail or a chat speaks to, up to the mark behind it. */
const ADDRESS = new RegExp(
  `^(?:${anyOf(
    list(`hi|hello|hey|hiya|huhu|yo|alright|ha|hé|hörru|hørru|morning|good morning|good evening|evening|dear|sure|of course|certainly|absolutely|yes|ok|okay|oké|hej|hejsan|hallå|tja|tjena|god morgon
    hei|heisann|god morgen|hallo|liebe|lieber|moin|moin moin|servus|grüezi|grüß dich|guten tag|guten morgen|guten abend|gerne|bonjour|bonsoir|salut|coucou|bien sûr|cher
    chère|chers|chères|hoi|beste|goedemorgen|goedemiddag|goedenavond|natuurlijk|lieve|kære|kjære|heisa|godmorgen|goddag|selvfølgelig|självklart|absolut|klar|oui|ja`),
  )})(?![\\p{L}])(?:\\s[\\p{L}'’]+){0,3}?\\s?(?:[,!:.–—-]+|\\p{Extended_Pictographic}\\uFE0F?)\\s*`,
  'iu',
);

/** "Team, …", "Leute: …": a group that is spoken to, without a greeting. */
const GROUP =
  /^(?:team|(?:nou |so |ok |hey )?mensen|lads|y['’]?all|girls|boys|ladies|mates|all|folks|guys|everyone|everybody|chefs?|gang|people|crew|leute|kollegen|kolleginnen|zusammen|jungs|mädels|alla|allihopa?|gänget|alle(?: sammen)?|folkens|gjengen|folk|drenge|kolleger|(?:l['’])?équipe|tous|toutes|les gars|allemaal|iedereen|mensen|jongens|collega['’]s|luitjes)\s?[,!:]\s*/iu;

const DAYS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|thurs|weekend|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|helgen|helga|weekenden|mandag|tirsdag|lørdag|søndag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag';
const WHEN = `(?:(?:on|for|this|next|till|til|på|nästa|i|denne|am|für|fürs|diesen|nächsten|pour|ce|op|voor|aanstaande|komende|the|le) ){0,2}(?:${DAYS})s?(?:[ -]?(?:soir|midi|matin|abend|mittag|avond|middag|kväll|kveld|aften|evening|night|lunch))?|tonight|today|tomorrow|i ?kväll|i ?kveld|i aften|i ?dag|i ?morgon|i ?morgen|heute abend|heute|morgen abend|morgen|ce soir|ce midi|aujourd['’]hui|demain|vanavond|vandaag`;

const PLACES =
  'club|clubhouse|klub|klubben|klubb|verein|vereniging|school|skola|skolan|skolen|schule|école|work|jobb|jobbet|arbeit|boulot|werk|camp|kamp|lager|läger|lägret|leir|leiren|lejr|lejren|colonie|church|kirken|kyrkan|kerk|église|office|kontor|kontoret|büro|bureau|kantoor|canteen|kantine|kantinen|cantine|stage';

/** What people come together for. */
const OCCASIONS =
  '\\p{L}*(?:party|fest|fête|feier|feestje|feest|fete|wedding|bryllup|bröllop|hochzeit|mariage|bruiloft|birthday|födelsedag|bursdag|fødselsdag|geburtstag|anniversaire|verjaardag|konfirmasjon|konfirmation|konfirmationen|barnedåb|barnedåp|dop|taufe|baptême|doop|communion|kommunion|wake|funeral|begravelse|begravning|lunch|dinner|supper|tea|brunch|picnic|piknik|picknick|goûter|apéro|middag|frokost|abendessen|mittagessen|avondeten|diner|dîner|déjeuner|buffet|buffé|weekend|week-end|helg|helga|wochenende|kalas|dugnad|kermesse|basar|loppis|service|kids|kinder|kinderen|enfants|barna|barnen|børnene|freezer|frysen|crowd|potluck|grill|bbq|menu|meny|menü|kitchen|cantine|kantine|kantina|repas)(?:en|et|n|s)?';

/** "kommer här", "schick ich euch", "den lovede", "voilà enfin", "I'll bring": it comes, it was promised, somebody brings it. */
const LED_BY_PROMISE = [
  `(?:så |nu |nå |da |ja )?(?:kommer|kommt|komt|vient|følger|folgt|volgt)(?: (?:det|då|da|så|nu|nå|jetzt|nun|endlich|äntligen|endelig|här|her|hier|enfin|eindelijk)){0,3}`,
  `(?:endlich|äntligen|endelig|enfin|finally|at last|eindelijk)`,
  `(?:lovede|lovade|utlovade|lovte|lovet|etterspurte|efterspurte|omtalte|omtalade|berömda|berømte|versprochene[nrsm]?|gewünschte[nrsm]?|legendäre[nrsm]?|berühmte[nrsm]?|beloofde|gevraagde|beroemde|promised|requested|famous|fameuse|fameux)`,
  `(?:schicke?|sende|bringe?) (?:ich|wir)(?: (?:euch|dir|ihnen))?|(?:ich|wir) (?:schicke?n?|sende|bringe?n?|nehme?n?)(?: (?:euch|dir|ihnen))?|(?:stuur|zend|breng|neem) (?:ik|we|wij)(?: (?:je|jullie|u))?|(?:ik|we|wij) (?:stuur|breng|neem|nemen|brengen)`,
  `(?:sender|skickar|tar|tager|bringer) (?:jeg|jag|vi)(?: (?:deg|dere|dig|er|jer|med))?|(?:jeg|jag|vi) (?:sender|skickar|tar|tager|bringer|tar med)(?: (?:deg|dere|dig|er|jer|med))?`,
  `(?:i['’]m|i am|i['’]ll be) (?:sending|bringing)(?: you)?|(?:i['’]ll|i will|i|we|we['’]ll) (?:bring|take|do)|(?:je|on) (?:ramène|prends|apporte)`,
];

/** Who asks for a recipe: "how do you make", "was kommt in den", "wie heeft het boodschappenlijstje voor". */
const LED_BY_QUESTION = [
  `(?:(?:\\p{Lu}\\p{Ll}+,? )?(?:what(?:['’]s| is| goes| do (?:i|you|we) (?:put|need))(?: again)? (?:in|into|for)|how (?:do|did|would) (?:you|i|we) (?:make|do|cook)|(?:can|could) (?:you|u) (?:please )?(?:re)?send(?: me)?(?: the recipe for)?|(?:have you|have u|you|got|anyone|who(?:['’]s| has)?) (?:got )?(?:the |your |a )?(?:(?:shopping )?list|recipe) for))`,
  `(?:(?:\\p{Lu}\\p{Ll}+,? )?(?:hur (?:gör|lagar|bakar) (?:man|du|ni|vi|jag)|vad (?:ska|är)(?: det| man ha)?(?: vara)? i|har du receptet (?:på|till)|kan du skicka(?: mig)?(?: receptet (?:på|till))?|vem har (?:inköps|handlings)?listan (?:till|för)))`,
  `(?:(?:\\p{Lu}\\p{Ll}+,? )?(?:(?:hvordan|åssen|korleis) (?:lager|laver|baker|bager) (?:man|du|dere|i|vi)|hva?d? (?:skal|er)(?: det| der| man ha| jeg ha)? i|har du op(?:p)?skriften (?:på|til)|kan du sende(?: meg| mig)?(?: op(?:p)?skriften (?:på|til))?|hvem har (?:handlelista|handlelisten|indkøbslisten|listen|lista) (?:til|for)))`,
  `(?:(?:\\p{Lu}\\p{Ll}+,? )?(?:wie (?:macht|kocht|machst|kochst|ging|geht)(?: man| du)?(?: nochmal| noch mal)?|was kommt(?: nochmal| noch mal| alles)? (?:in|an)|was brauche? (?:ich|man|wir)(?: alles)? für|hast du (?:mal )?(?:das rezept|die liste) (?:für|von|vom)|(?:kannst|könntest) du (?:mir|uns)(?: nochmal| noch mal| bitte| mal)*(?: das rezept (?:für|von|vom))?|wer hat (?:die|den) (?:einkaufs)?(?:liste|zettel) für))`,
  `(?:(?:\\p{Lu}\\p{Ll}+,? )?(?:comment (?:on|tu|vous) (?:fait|fais|faites)|(?:on|tu|vous) (?:fait|fais|faites) comment|qu['’]est[- ]ce qu(?:['’]il faut|['’]on met|e tu mets) (?:dans|pour)|(?:t['’]as|tu as|vous avez|as[- ]tu|t['’]aurais) (?:encore |toujours )?(?:la recette|la liste) (?:de|du|des|pour|d['’])|(?:tu peux|peux[- ]tu|tu pourrais) m['’](?:r)?envoyer(?: la recette (?:de|du|des))?|qui a la liste (?:de courses |des courses )?pour))`,
  `(?:(?:\\p{Lu}\\p{Ll}+,? )?(?:hoe (?:maak|bak|kook|maakte) (?:je|jij|ik|jullie)(?: ook alweer)?|wat (?:gaat|zit|moet)(?: er)?(?: ook alweer| allemaal)? in|heb (?:je|jij) (?:het recept|de lijst|het lijstje) (?:van|voor)|kun (?:je|jij)(?: me| mij| ons)?(?: nog| nog eens| even)*(?: het recept (?:van|voor))?|wie heeft (?:het|de) (?:boodschappen)?lijst(?:je)? voor))`,
  `(?:(?:here['’]s |this is )?what (?:i|we)(?:['’]ll)? need for|(?:här är |det här )?(?:vad )?(?:jag|vi) behöver (?:till|för)|(?:dette|det her|her er det|det) (?:trenger|skal|mangler) (?:jeg|vi)(?: bruge)? (?:til|for)|(?:hier ist )?was (?:ich|wir) (?:alles )?brauchen? für|(?:voici )?ce qu['’]il (?:me |nous |te |vous )?fa(?:ut|udra) pour|(?:dit is )?wat (?:ik|we|wij) nodig (?:heb|hebben) voor)`,
];

/** What stands in front of the name of a dish: it is promised, asked for, handed over, or somebody cooks it. */
const LED = [
  `(?:and|so|så|og|och|und|et|en|men|but|also|dus|alors|donc|then|da|nå|nu|ok|okay|oké)`,
  ...LED_BY_QUESTION,
  `(?:as|like) (?:promised|discussed|agreed|requested|i promised|we said|usual|always|you asked)`,
  `som (?:utlovat|utlovad|lovat|avtalat|vanligt|jag lovade|jag sa|vi sa|lovet|lovt|avtalt|aftalt|vanlig|vanligt|jeg lovet|jeg lovede|jeg lovte)`,
  `wie (?:versprochen|besprochen|gewünscht|abgesprochen|vereinbart|gesagt|immer|angekündigt)|comme (?:promis|convenu|prévu|demandé|d['’]habitude|dit|discuté)|zoals (?:beloofd|afgesproken|besproken|gevraagd|gezegd)`,
  WHEN,
  `(?:we|i)(?:['’]re| are|['’]m| am|['’]ll be| will be) (?:having|making|doing|cooking|serving|baking|going to (?:make|do|cook|bake))|(?:having|making|doing|cooking|serving|baking)|(?:there['’]s|there is|there will be|there['’]ll be)`,
  `(?:det )?(?:blir|bliver|er)(?: det| der)?|(?:får|får ni|får dere|får du)`,
  `(?:(?:ska|skal|skall|vil|tänkte|tenkte) )?(?:vi|jag|jeg) (?:(?:ska|skal|skall|vil|tänkte|tenkte) )?(?:lagar|laga|gör|göra|bakar|baka|äter|äta|bjuder på|bjuda på|lager|lage|laver|lave|baker|bake|bager|bage|steker|steke|serverer|servere|spiser|spise|har|ha|have|får)`,
  `(?:lagar|gör|bakar|äter|bjuder|serverar|lager|laver|baker|bager|steker|serverer|spiser|får|har|ska|skal) (?:vi|jag|jeg|ni|dere|i)(?: på| laga| göra| baka| äta| ha| lage| ha| lave| bage| bake| have)?`,
  `(?:dessert|pudding|starter|main|lunch|dinner|middag|förrätt|huvudrätt|efterrätt|forrett|hovedrett|forret|hovedret|frokost|nachtisch|vorspeise|entrée|plat|toetje|voorgerecht) (?:for|on|til|till|på|für|am|pour|de|voor|op) (?:${DAYS}) (?:is|will be|er|bliver|blir|är|ist|wird|gibt es|sera|est|is|wordt)`,
  `(?:the |de |het |le |la |das |der |die |det )?(?:(?:${DAYS}|today|tonight|week|dagens?|ugens?|ukens|veckans|tages|wochen)(?:['’]?s|ens)? ?)?(?:special|specials|soup|soppa|suppe|soupe|soep|menu|meny|menü|dish|lunch|main|staff meal|staff food|rätt|lunchrätt|lunsj|ret|varmret|rett|gericht|essen|mittagessen|plat|plat du jour|suggestion|formule|schotel|dagschotel|gerecht|maaltijd|personalemad|personalmat|personalessen)(?: (?:on|for|of the|på|til|till|am|für|du|de|van de|van|voor|op) (?:${DAYS}|day|week|dag|dagen|jour|semaine))? (?:is|will be|er|bliver|blir|är|ist|wird|sera|est|is|wordt)`,
  `(?:(?:can|could|will|would) you (?:please )?(?:make|do|cook|bake|prep|prepare)|(?:kan|kunne|vill|vil) (?:du|ni|dere|i) (?:göra|laga|fixa|baka|lage|lave|bage|bake|fikse)|(?:kannst|könnt|könntest|könnten) (?:du|ihr|sie)(?: bitte)?|(?:peux-tu|pouvez-vous|tu peux|vous pouvez|tu pourrais) (?:faire|préparer|cuisiner)|(?:kun|kan|kunnen) (?:je|jullie|u))`,
  `(?:for|för|für|zum|zur|pour|voor|till|til) (?:(?:the|my|our|den|det|de|die|das|der|la|le|les|het|mon|ma|mes|unsere?|vår|vores|onze|ons) |l['’])?(?:${OCCASIONS})`,
  `(?:at|in|on|bij|op|hos|på|i|bei|beim|im|à|au|dans|chez) (?:(?:the|de|het|den|der|die|dem|la|le|les|det) |l['’])?(?:${PLACES})`,
  `(?:gibt['’]?s|gibt es|es gibt|es wird|wird es)|(?:(?:mache|koche|backe|serviere|machen|kochen|backen|essen|servieren|haben|brauche|brauchen) (?:ich|wir)|(?:ich|wir) (?:mache|koche|backe|machen|kochen|backen|essen|haben))`,
  `(?:on|je|nous) (?:fais|fait|fera|ferai|faisons|ferons|prépare|préparons|mange|mangera|cuisine|sert|aura)|il y (?:a|aura)|j['’]ai (?:prévu|fait)`,
  `(?:(?:maak|maken|kook|koken|bak|bakken|eten|serveren|hebben) (?:ik|we|wij)|(?:ik|we|wij) (?:maak|maken|kook|koken|bak|bakken|eten|gaan))|er komt`,
  `(?:so )?(?:many|some|several|a few|lots|a lot|both|all|most) of you (?:have |had |all )?(?:asked|begged|wanted|wrote)(?: me)?(?: for| about)?|(?:what|vad|hva|hvad|was|wat) (?:i|we|jag|vi|jeg|ich|wir|ik) (?:\\p{L}+ )?(?:in|into|i|for|till|til|voor|für|put in|use for|do for|make for)|(?:i|we)(?:['’]ve| have|['’]d)? (?:just )?(?:made|cooked|baked|did|had|brought)|made`,
  `(?:står|stod) (?:den|det|der) på|(?:jeg|vi) (?:lavede|lagde|bagte|bakte|kokte|stekte|havde|hadde)|(?:jag|vi) (?:gjorde|lagade|bakade|hade)|(?:ich|wir) (?:hab|habe|haben|hatte|hatten|mach|koch|back)|(?:ik|we) (?:maakte|had|bakte|kookte)|j['’]ai (?:fait|préparé)|on a (?:fait|mangé)`,
  `nochmals?|noch ?mal|noch|nog|wieder|endlich|schnell|again|just|igen|encore|opnieuw|weer|nog eens|comment (?:je|on) (?:fais|fait|prépare)|(?:wie|how) (?:ich|i|we|wir) (?:make|do|mache|koche)|(?:je )?(?:vous|t['’]|te) (?:l['’])?envoie|je (?:t['’]|vous )(?:envoie|donne)|(?:here|her|här)|hier(?= (?:wie|zoals|als|noch|nog|der|die|das|den|de|het)(?!\\p{L}))`,
  `(?:i )?found|(?:jag |jeg )?(?:hittade|fant|fandt)|(?:ich )?(?:habe |hab )?gefunden|(?:j['’]ai )?(?:re)?trouvé|gevonden`,
  `you (?:asked|wanted)(?: me)?(?: for| about)?|(?:du|ni|dere) (?:frågade|undrade|spurte|spurgte|bad|ville)(?: ha| gerne have)?(?: efter| etter| om| til| over| över)?|(?:du hattest|du hast|ihr hattet|ihr habt) (?:nach|um)|(?:du wolltest|ihr wolltet|sie wollten)|(?:tu m['’]avais|tu m['’]as|vous m['’]aviez|vous m['’]avez|tu avais) demandé|(?:tu voulais|vous vouliez)|(?:je|jullie|u) (?:vroeg|vroegen|wilde|wilden)(?: naar| om)?`,
  `(?:here|there) (?:you go|it is|we go)(?: with)?|(?:here(?:['’]s| is| are| comes)|this is|these are)|(?:her|här|hier) (?:er|är|kommer|har du|får du|ist|kommt|kommen|is|komt|sind|zijn|staat)?|hierbij|anbei|voici|voilà|till? er|pour toi|for you`,
  `(?:the |my |mitt |min |mit |mein |das |mijn |het |la |ma )?(?:recipe|recept|receptet|oppskrift|oppskriften|oppskrifta|opskrift|opskriften|rezept|recette|reco) (?:for|of|på|till|til|für|vom|von|zu|zum|zur|voor|van|de|des|du|pour)`,
  `(?:recipe|recept|oppskrift|opskrift|rezept|recette)(?= \\p{L}{4})`,
  `(?:for|för|für|pour|voor|till|til)(?= (?:the|my|la|le|les|den|die|das|de|het|mine?|mina) | l['’])`,
  ...LED_BY_PROMISE,
  `(?:the|my|our|some|a|an|min|mitt|mina|mine|vår|vårt|våra|vores|en|ett|et|den där|det där|de där|den her|det her|de her|den|det|de|mein|meine|meinen|unser|unsere|unseren|der|die|das|ein|eine|einen|le|la|les|un|une|du|des|de la|ma|mon|mes|ta|ton|tes|notre|nos|your|din|ditt|dit|dine|dein|deine|deinen|jouw|je|het|een|mijn|onze|ons)`,
];
const LEAD = new RegExp(`^(?:${LED.join('|')})(?![\\p{L}'’])[ ,:]*`, 'iu');
const ELIDED = /^(?:l|d)['’](?=\p{L})/iu;
/** Words that lead to a name by themselves say nothing: an article, "and", a day. */
const WEAK_LEADS = new RegExp(
  `^(?:${[LED[0], WHEN, '(?:recipe|recept|oppskrift|opskrift|rezept|recette)', LED.at(-1)].join('|')})(?![\\p{L}'’])[ ,:]*`,
  'iu',
);

const HANDED =
  /(?:here (?:you go|we go|it is)|her er den|her er det|här är det|här kommer det|hier ist es|voici|voilà|hier is het|hier komt ie|recept(?:et|en)?|recette|recipe|rezept|op(?:p)?skrift(?:en)?)$/iu;

/** Where a name ends and the sentence goes on. */
const GOES_ON = new RegExp(
  ` (?:${anyOf(
    list(`last night|met z'n|met z’n|yesterday|again|igen|déjà|ook alweer|schicken|senden|sturen|geben|de la colo|de maman|everyone|everybody|tout le monde|iedereen|from the|igår|i går|gestern|gisteren|hier soir|in the tin|in the drawer|in the box|in the back|in my|in our|the kids|børnene|ungerne|barna|ungene|barnen|ungarna|die kinder|les enfants|de kinderen|for|as|that|which|when|from|because|if|this|on|at|like|we|i promised|i made|i use|i always|i do|i make|you|it|he|she|here|please|thanks|enough|serves|feeds|should|makes|tonight|tomorrow
    för|till|som|när|eftersom|om|vi|jag|du|ni|det|här|tack|räcker|lagom|passar|ger|blir|från|ikväll|imorgon|på måndag|på tisdag|på onsdag|på torsdag|på fredag|på lördag|på söndag
    til|når|fordi|hvis|jeg|dere|dette|her|takk|tak|holder|rækker|passer|passe|nok|gir|giver|fra|vi|i kveld|i aften|i morgen|på mandag|på tirsdag|på lørdag|på søndag
    für|fürs|als|wie|wenn|weil|falls|am|zum|zur|wir|ich|ihr|du hast|das|hier|bitte|danke|reicht|genug|ergibt|gibt|macht|vom|von mir|wieder|nochmal|gefragt|gewünscht|gebeten|haben
    pour|comme|que|qui|quand|parce|si|ce|nous|on|je|tu|vous|il|c['’]est|ça|voici|merci|suffit|assez|donne|de dimanche|de lundi|de mardi|de mercredi|de jeudi|de vendredi|de samedi|de ce|de demain|chez nous
    van maandag|van dinsdag|van woensdag|van donderdag|van vrijdag|van zaterdag|van zondag|van gisteren|voor|zoals|dat|die|als|omdat|wanneer|op|we|wij|ik|jij|jullie|dit|hier|bedankt|genoeg|goed|geeft|is|zijn|vanavond|morgen|machen|kochen|backen|zubereiten|vorbereiten|maken|koken|bakken`),
  )})(?![\\p{L}])| (?:${DAYS})$`,
  'iu',
);

/** Whether somebody asks for a recipe, or says what one needs for it. */
const ASKED_FOR = new RegExp(`^(?:${LED_BY_QUESTION.join('|')})(?![\\p{L}'’])`, 'iu');

export function isAskedFor(text: string): boolean {
  return ASKED_FOR.test(text);
}

/** With one of these a piece is said of somebody, and names no dish. */
const SAID = new Set(
  `you your we they he she it me us is are was were be been do does did have has had will would can could just please thanks thank hope see
  below attached recipe recipes what how who when where why sorry love lovely great good hey hi hello enjoy let know everyone everybody all guys team quick
  ok okay alors bon bref tja tjo nou altså alltså asså
  need needs needed brauche brauchst braucht brauchen behöver trenger mangler faut nodig
  hier her här kommer ici voici voilà
  asked wanted promised right sure so go here this that dit deze dies diese ceci dette detta
  jag ni han hon är var blir ska kan har hade tack hoppas recept receptet recepten tänkte vill ville fick får gör lagar frågade lovade alla allihopa mår bra
  jeg dere skal må håper håber takk tak oppskrift oppskriften oppskrifter opskrift opskriften opskrifter vil fikk fik lager laver spurte spurgte lovet lovede alle bedt
  ich sie wir ihr ist sind war waren habe haben hat hatte danke bitte hoffe rezept rezepte wollte wolltest gefragt versprochen könnt kannst mach macht koche alle zusammen
  je il elle nous vous est sont c'est merci j'ai suis sera serons recette recettes espère bien voulais demandé promis tout tous monde va bises
  ik jij jullie zijn heb hebben dank bedankt hoop recepten wil wilde vroeg beloofd kan kun maak neemt allemaal iedereen`.split(
    /\s+/u,
  ),
);

/** What people come together for, and no dish. */
const OCCASION = new RegExp(`^(?:\\p{L}+ ){0,2}(?:${OCCASIONS})$`, 'iu');

/** So many words are a name where somebody speaks. */
const MOST_SPOKEN = 4;
/** So many words name a dish. */
const MOST_WORDS = 6;
const LONGEST = 300;
/** So many leads are taken off before one name. */
const MOST_LEADS = 6;

/** The dish that a sentence names, as it would be called by itself; null where it names none. */
export function dishInSentence(text: string, words: RecipeWords, isSpoken = false): string | null {
  const name = nameInSentence(text, isSpoken);
  if (name === null) return null;
  // "leuk dat je het lekker vond! Dit is de hutspot", "min linsesuppe til jer, den er god!": what is said beside it may be no dish.
  const phrase = hasDishWord(name) ? null : dishPhraseIn(text, words);
  const isSurer =
    phrase !== null &&
    ((/^\p{Ll}+$/u.test(name) && isFirst(phrase, name, text)) || nameInSentence(text, isSpoken, true) === null);
  const surer = isSurer ? phrase : null;
  return surer ?? withoutWhose(asCalled(name, words));
}

function isFirst(name: string, other: string, text: string): boolean {
  const [first = ''] = name.split(' ');
  return text.indexOf(first) < text.indexOf(other);
}

/** Whether a sentence names a dish, in whatever language. */
export function namesDish(text: string): boolean {
  return nameInSentence(text) !== null;
}

/** Who is heard to speak over a list begins with the dish: "ok sloppy joes for saturday". */
function nameInSentence(text: string, isSpoken = false, isSurely = false): string | null {
  if (text.length > LONGEST) return null;
  const rest = text.replace(ADDRESS, '').replace(GROUP, '');
  const isAddressed = rest !== text;
  const pieces = piecesOf(rest);
  let isAwaited = false;
  // Who is spoken to hears of a dish at once, unless a later piece surely names one.
  let first: string | null = null;
  for (const [at, piece] of pieces.entries()) {
    const bare = withoutLeads(piece);
    const name = nameIn(bare.text);
    // "As promised, …", "so here you go: …": the name comes in the next piece.
    const isLed = bare.isLed || isAwaited;
    isAwaited = (bare.text === '' && bare.isLed) || HANDED.test(piece);
    if (name === null) continue;
    if (isLed || hasDishWord(name)) return name;
    if (at === 0 && (isAddressed || (isSpoken && name.split(' ').length <= MOST_SPOKEN))) first = name;
  }
  return isSurely ? null : first;
}

const PROMISED = new RegExp(`^(?:(?:${LED_BY_PROMISE.join('|')}) )+`, 'iu');

/** "så endelig den lovede kartoffelsuppe": a name without what leads to it. */
export function withoutPromise(name: string): string {
  let bare = name;
  for (let times = 0; times < MOST_LEADS; times++)
    bare = bare.replace(PROMISED, '').replace(/^(?:så|nu|nå|the|the|den|det|de|der|die|das|la|le|les|het) (?=\p{L})/iu, '');
  return bare;
}

/** "Party", "the wake": what people come together for. */
export function isOccasion(text: string): boolean {
  return OCCASION.test(text);
}

/** Whether a text begins as who hands a dish over does: "As promised, …", "Tonight we are having …". */
export function isLedTo(text: string): boolean {
  const bare = text.replace(ADDRESS, '').replace(GROUP, '');
  return bare !== text || withoutLeads(bare).isLed;
}

function piecesOf(text: string): string[] {
  return text
    .split(/[.!?;](?=\s|$)|[,:](?=\s|$)|\s[–—-]\s|[()]|\p{Extended_Pictographic}\uFE0F?/u)
    .map((piece) => withoutEnds(piece, /[\s.,:;!?–-]/u))
    .filter((piece) => piece !== '');
}

function withoutLeads(piece: string): { text: string; isLed: boolean } {
  let [text, isLed] = [piece, false];
  for (let times = 0; times < MOST_LEADS; times++) {
    const next = text.replace(LEAD, '').replace(ELIDED, '');
    if (next === text) break;
    // A lead of several words says more than its first one.
    if (text.replace(WEAK_LEADS, '').length > next.length) isLed = true;
    text = next;
  }
  return { text, isLed };
}

function nameIn(text: string): string | null {
  const end = text.search(GOES_ON);
  // "… bring ich Nudelsalat mit": the end of a verb.
  const name = withoutEnds(end === -1 ? text : text.slice(0, end), /[\s.,:;!?–-]/u).replace(/ (?:mit|med|with|met|avec)$/iu, '');
  const said = name.toLowerCase().split(/\s+/u);
  if (!/\p{L}{3}/u.test(name) || /\d/u.test(name) || said.length > MOST_WORDS) return null;
  return said.some((word) => SAID.has(word)) || OCCASION.test(name) ? null : name;
}

/** Endings of so many letters say that a word is definite, whatever the word is. */
const SURE_ENDING = 3;

/** "Brunsvigeren" is called "brunsviger", "linsesuppen" "linsesuppe": a name that a sentence says with its article at its end. */
export function asCalled(name: string, { definiteEndings = [] }: RecipeWords): string {
  const [first = '', ...others] = name.split(' ');
  const lower = first.toLowerCase();
  if (isDishWord(lower)) return name;
  const forms = definiteEndings
    .filter(([ending]) => lower.endsWith(ending) && lower.length > ending.length + 2)
    .map(([ending, instead]) => ({ ending, form: `${first.slice(0, -ending.length)}${instead}` }));
  const known = forms.find(({ form }) => isDishWord(form.toLowerCase()));
  const form = (known ?? forms.find(({ ending }) => ending.length >= SURE_ENDING))?.form;
  return form === undefined ? name : [form, ...others].join(' ');
}
