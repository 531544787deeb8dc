/**
 * Words of people who speak, in all languages: who does something, and what. They stand around the name of a dish and in none, so that a name ends
 * where one of them begins.
 */
const SPEECH = `
  i i'm i'll i've we we're we'll we've you your yours he she they me us my our his her their it its it's this that these those here here's there there's the a an
  is are was were be been am do does did done have has had will would can could should may might must want wants wanted need needs needed ask asks asked promised promise
  make makes made making cook cooks cooked cooking bake bakes baking do doing serve serving get gets got getting give gave go goes going went come comes came send sent sending bring bringing
  brought love loved loves like liked know knew think thought use used using try tried eat eats ate having find found try take takes took put puts finally really always never just only again
  soon still also then now today tonight tomorrow yesterday please thanks thank sorry hope hi hello hey ok okay yes yeah yep no not so very much many more some any all everyone everybody
  what which who how when where why if because as about after before from by to for at on up off out into over under than too buy ours recipe recipes
  jag vi du ni han hon de dem dom mig oss dig er min mitt mina vår vårt våra din ditt dina det den detta denna dessa här där en ett
  är var blir blev ska skulle kan kunde vill ville har hade gör gjorde göra lagar lagade laga bakar bakade baka äter åt äta bjuder får fick få ger gav ge kommer kom skickar skickade skicka
  lägger lägga la lade upp bad frågade undrade lovade körde kör körs tog tar ta med i på till från för om som att och så nu då igen äntligen också bara väldigt mycket alla följande behöver
  ikväll idag imorgon igår tack hej hallå tja ja jo nej visst hoppas tycker tyckte gillar gillade köp köpa handla receptet recept
  jeg vi du dere han hun de dem meg oss deg min mitt mine vår vårt våre din ditt dine det den dette denne disse her der en et ei
  er var blir ble skal skulle kan kunne vil ville har hadde gjør gjorde lager laget lage baker bakte bake spiser spiste får fikk gir ga kommer kom sender sendte legger la spurte lovet
  trenger trengte tok tar ta opp til fra for om som at og så nå da igjen endelig også bare veldig mye alle følgende kjøp handle oppskrift oppskriften oppskrifta
  i kveld dag morgen går takk hei hallo ja jo nei håper synes syntes liker likte
  jeg vi du i han hun de dem mig os dig min mit mine vores jeres din dit dine det den dette denne disse her der en et
  laver lavede lave bager bagte bage spiser spiste fik får gav giver kom sender spurgte lovede bruge bruger skal skulle mangler køb handle op til fra for om som at nu så igen endelig også bare meget alle følgende
  opskrift opskriften aften morgen tak hej hallo ja jo nej håber synes kan man hvad hvordan hvem hvor hvornår når
  ich wir du ihr er sie es mich uns dich euch mein meine meinen meiner unser unsere unseren unserer dein deine euer eure der die das den dem des ein eine einen einer einem dies diese dieser dieses hier da dort
  ist sind war waren bin wird werden wurde hab habe haben hat hatte hatten kann können könnt könnte will wollen wollte soll sollte muss müssen mach mache machen macht machte koche kochen kocht backe backen
  backt esse essen gibt gibts gab geben schick schicke schicken schickt sende bring bringe bringen nehme nehmen brauche brauchen braucht hole kaufen einkaufen kauf versprochen gewünscht gefragt gesagt gemacht schnell
  wie was wer wo wann warum wenn weil dass ob als auch noch nur schon immer wieder endlich jetzt heute morgen gestern abend bitte danke hallo hi moin ja nein gern gerne sehr viel alle alles so und zu zum zur für vom aus an
  rezept rezepte besprochen telefon aus auf bei nach über
  je j'ai tu il elle on nous vous ils elles me te se mon ma mes ton ta tes notre nos votre vos son sa ses leur ce cet cette ces c'est ça voici voilà le la les l' un une
  est sont était suis es êtes sera serons ai as a avons avez ont avait fais fait faire faites ferai fera prépare préparer cuisine mange mangé mets met mettre prends prend donne donner envoie envoyer voulais voulait demandé
  promis aime adore faut besoin achète acheter comment que qui quoi quand où pourquoi comme si parce donc alors bon bref enfin encore toujours déjà demain hier soir midi aujourd'hui merci bonjour salut coucou oui non
  très beaucoup tout tous toute toutes et puis pour chez dans sur par recette recettes sert suite
  ik wij we jij je jullie u hij zij ze mij me ons jou mijn onze jouw de het een dit dat deze die hier daar er
  is zijn was waren ben wordt werd heb hebt heeft hebben had kan kunnen kunt wil willen wilde zal zullen moet moeten maak maakt maken maakte kook koken bak bakken bakte eet eten geef geeft gaf stuur sturen neem nemen
  vond vind leuk lekker vroeg gevraagd beloofd nodig koop kopen halen wie wat hoe waar wanneer waarom als omdat want dus nou ja jaa nee ook nog maar weer eindelijk altijd nu vandaag morgen gisteren vanavond bedankt hoi hallo
  heel veel alle allemaal en voor naar bij recept recepten`;

const WORDS: ReadonlySet<string> = new Set(SPEECH.split(/\s+/u).filter((word) => word !== ''));

/** Whether a word, in lower case, is said by somebody and names nothing to eat. */
export function isSpeechWord(word: string): boolean {
  return WORDS.has(word.replaceAll('’', "'"));
}
