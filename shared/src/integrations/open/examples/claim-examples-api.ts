import { type CallExample, example } from '../../../kernel/api/call-example.ts';
import { checkOpenClaims } from '../open-claim-api.ts';

export const CLAIM_EXAMPLES: readonly CallExample[] = [
  example(checkOpenClaims, {
    name: 'A menu’s title and a dish',
    body: {
      language: 'de',
      country: 'DE',
      texts: ['Klimaneutrales Mittagsmenü', { text: 'Grüne Soße mit Bio-Eiern', organic: false, context: 'dish' }],
    },
    reply: {
      items: [
        {
          input: 'Klimaneutrales Mittagsmenü',
          findings: [
            {
              kind: 'never',
              start: 0,
              end: 14,
              words: 'Klimaneutrales',
              rule: 'Richtlinie 2005/29/EG, Anhang I Nummer 4c',
              offer: 'Der CO2-Fußabdruck jedes Gerichts steht in kg CO2e pro Portion dabei, vom Hof bis zur Küchentür.',
            },
          ],
        },
        {
          input: 'Grüne Soße mit Bio-Eiern',
          findings: [
            {
              kind: 'organic',
              start: 15,
              end: 24,
              words: 'Bio-Eiern',
              rule: 'Bio-Außer-Haus-Verpflegung-Verordnung (Bio-AHVV)',
              offer: 'Fragen Sie uns, woher unsere Zutaten kommen.',
            },
          ],
        },
      ],
    },
  }),
];
