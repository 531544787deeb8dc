// What people choose first, in the languages of the product. Compared is the bare word: small letters, without the digits
// and signs around it and with the usual digits for letters undone. Kept by hand, after the published lists of leaked
// passwords (NCSC's 100,000, the yearly two hundred): of their entries of ten signs and more, what is left when bared.

const WORDS = `
password passwort passord losenord lösenord wachtwoord motdepasse adgangskode contrasena contraseña kodeord senha parola haslo heslo
passwordpassword mypassword thepassword yourpassword newpassword oldpassword defaultpassword temppassword password changeme changeit
changepassword letmein letmeinnow welcome welcomeback willkommen valkommen välkommen velkommen welkom bienvenue bienvenido benvenuto
hello hallo hellohello helloworld hej hejhej hejsan bonjour salut coucou moin goodmorning gutentag
admin administrator adminadmin root rootroot superuser supervisor manager master webmaster user username guest test testtest tester
testing demo example sample temp temporary default secret geheim hemlig hemmelig topsecret access login logmein signin
kitchen kueche küche kok kök keuken cuisine chef chefchef chefkoch cook koch kock kokk kokken restaurant restaurang restauranter
plateprint plate print food recipe recept rezept oppskrift opskrift recette menu menue meny climate klimat klimate carbon
qwerty qwertyuiop qwertyui qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjkl asdfasdf zxcvbn zxcvbnm yxcvbnm qwerasdf qazwsx
qazwsxedc qweasd qweasdzxc poiuytrewq lkjhgfdsa mnbvcxz asdfjkl abcdef abcdefg abcdefgh abcdefghij abcdefghijk abcdefghijkl abc abcd
iloveyou iloveu loveyou lovelove ichliebedich jagalskardig jegelskerdeg jetaime ikhouvanje teamo love liebe amour schatz schatzi
sunshine princess prinsessa prinzessin prinses princesse dragon monkey shadow football fotball fotboll fodbold fussball fußball voetbal
baseball basketball handball hockey soccer superman batman spiderman pokemon starwars minecraft fortnite michael jennifer jessica
ashley charlie thomas daniel andreas christian alexander nathalie sandra martina stephanie sebastian johannes
trustno trustnoone whatever freedom internet computer samsung iphone google facebook linkedin microsoft windows android vodafone
ferrari porsche mercedes volkswagen liverpool arsenal chelsea manchester manchesterunited barcelona realmadrid bayern bayernmunchen
bayernmuenchen juventus ajax feyenoord borussia dortmund schalke malmoff brondby fckobenhavn rosenborg psg marseille
stockholm goteborg göteborg malmo malmö oslo bergen trondheim copenhagen kobenhavn københavn aarhus berlin hamburg muenchen münchen
frankfurt koeln köln paris lyon london amsterdam rotterdam sverige sweden norge norway danmark denmark deutschland germany france
nederland england
spring summer autumn winter fall var vår sommar host höst vinter sommer herbst fruehling frühling printemps automne hiver zomer herfst
lente january february march april may june july august september october november december januari februari mars maj juni juli augusti
oktober januar februar marts mai dezember desember janvier fevrier février avril juin juillet aout août septembre octobre novembre
décembre decembre maart mei augustus
monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag mandag måndag
tisdag onsdag torsdag fredag lordag lördag sondag søndag lundi mardi mercredi jeudi vendredi samedi dimanche maandag dinsdag woensdag
donderdag vrijdag zaterdag zondag
onetwothree correcthorsebatterystaple nothing blahblah blink killer hunter hunting flower flowers butterfly chocolate cheese coffee
cookie banana orange cherry pepper pumpkin strawberry purple yellow silver golden diamond lucky happy family jesus jesuschrist heaven
angel angels bismillah inshallah
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''));

/** The rows of keyboards and of counting: a piece of one, forwards or backwards, is a guess, however long. */
export const WALKS: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopåasdfghjklöäzxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopüasdfghjklöäyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmik',
  '1234qwerasdfzxcv',
  '147258369',
  '13579024680',
];
