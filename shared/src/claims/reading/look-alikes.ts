/**
 * Letters of other alphabets that are drawn like a Latin one, in pairs: "кlimaneutral" with a Cyrillic к is read as it looks. Only what
 * looks the same, not what sounds the same: a word that is Cyrillic throughout stays one that no list knows.
 */
const PAIRS: readonly string[] = [
  // Cyrillic
  'аa еe ёe оo рp сc хx уy кk мm тt вb нh іi їi јj ѕs һh ԁd ԛq ԝw ӏl ɡg ɑa',
  'АA ЕE ЁE ОO РP СC ХX УY КK МM ТT ВB НH ІI ЇI ЈJ ЅS ҺH ԀD ԚQ ԜW ӀL',
  // Greek: a capital eta looks like an H, a small one like an n.
  'αa βb εe ηn ιi κk νv οo ρp τt υu χx γy ϲc ςs ωw',
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
  // Armenian
  'օo սu հh ոn ցg',
  // Small capitals and letters with a stroke
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz đd ħh ŧt ƚl ɩi',
];

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap((line) =>
    line.split(' ').map((pair): [string, string] => {
      const [written = '', looks = ''] = Array.from(pair);
      return [written, looks.toLowerCase()];
    }),
  ),
);

/** Alphabets in brackets, discs and squares, by the first letter of each: they are no letters by themselves. */
const FRAMED_ALPHABETS: readonly number[] = [0x24_9c, 0x24_b6, 0x24_d0, 0x1_f1_10, 0x1_f1_30, 0x1_f1_50, 0x1_f1_70];
const LETTERS = 26;
const FIRST_LETTER = 0x61;

/** The Latin letter that a character looks like, where it is another. */
export function looksLike(character: string): string | undefined {
  const known = LOOK_ALIKES.get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  const alphabet = FRAMED_ALPHABETS.find((first) => code >= first && code < first + LETTERS);
  return alphabet === undefined ? undefined : String.fromCodePoint(FIRST_LETTER + code - alphabet);
}
