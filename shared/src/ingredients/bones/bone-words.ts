/** What the words of a name say of the bones of its meat. */
type Bones = 'boneless' | 'with-bone';

const AND = '(?:and|or|och|eller|og|und|oder|et|ou|ni|en|of)';
const SKIN = '(?:skin|skinn|skind|haut|peau|vel)';
const BONE = '(?:bones?|ben|bein|knochen|os|bot|botten|been)';
/** "Skin and", "or skin": what else is taken off, or left on, in one breath. */
const SKIN_BEFORE = `(?:${SKIN} ${AND} )?`;
const SKIN_BEHIND = `(?: ${AND} ${SKIN})?`;

function pattern(...alternatives: string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${alternatives.join('|')})(?!\p{L})`, 'giu');
}

/** Swedish, Danish and Norwegian "ben" is a leg as well: only what is said to be with or without it is a bone. */
const WITHOUT = pattern(
  `(?:without|no|utan|uten|uden|ohne|sans|zonder) ${SKIN_BEFORE}${BONE}${SKIN_BEHIND}`,
  String.raw`[us](?:/ ?|\. ?| )(?:ben|bein|os)`,
  `(?:${SKIN}- ${AND} )?b(?:en|ein)fri(?:a|e|tt|t)?`,
  `b(?:en|ein)- ${AND} skin(?:n|d)fri(?:a|e|tt|t)?`,
  '(?:ur|ud|ut)be(?:n|in)(?:ad|ade|at|et|ede|a|te)',
  'boneless|bnls|de-?boned|boned|off the bone|bone[ -]out|bones? removed|butterflied(?= (?:leg|shoulder|lamb))',
  'd[ée]soss[ée](?:e|s|es)?',
  '(?:ausgelöst|entbeint|ausgebeint)(?:e|er|es|en|em)?|knochen(?:los|frei)(?:e|er|es|en)?',
  '(?:uitgebeend|ontbeend)e?|(?:bot|been)(?:loos|loze)',
);
const WITH = pattern(
  `(?:with|med|mit|avec|met) (?:the )?${SKIN_BEFORE}${BONE}${SKIN_BEHIND}`,
  String.raw`(?:m(?:/ ?|\. ?| )|a/ ?)(?:ben|bein|os)`,
  'bone[ -](?:in|on)|on the bone',
  '(?:non|not|nicht|niet|inte|ikke) (?:d[ée]soss[ée](?:e|s|es)?|boned|ausgelöst|entbeint|uitgebeend|urbenad|utbeinet|udbenet)',
);

/** A skin taken off beside the bones: meat without it is the usual kind. */
const WITHOUT_SKIN = pattern(String.raw`(?:without |no |utan |uten |uden |ohne |sans |zonder |[us](?:/ ?|\. ?| ))${SKIN}`);

/** What a text says of bones; null where it says nothing, or both. */
export function bonesSaid(text: string): Bones | null {
  const written = text.normalize('NFC');
  const left = written.replace(WITH, ' ');
  const isWith = left !== written;
  const isWithout = left.replace(WITHOUT, ' ') !== left;
  if (isWith === isWithout) return null;
  return isWith ? 'with-bone' : 'boneless';
}

/** A name without what it says of bones. */
export function withoutBoneWords(text: string): string {
  return text
    .normalize('NFC')
    .replace(WITH, ' ')
    .replace(WITHOUT, ' ')
    .replace(WITHOUT_SKIN, ' ')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[\s,;-]+/u, '')
    .trim();
}
