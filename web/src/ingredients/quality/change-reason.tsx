import type { ChangeReason as Reason } from '@plateprint/shared/ingredients/quality/release-changes.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useFormat, type Format } from '../../platform/i18n/use-format.ts';
import { useText, type Text } from '../../platform/i18n/use-text.ts';
import { useSourceTitle } from './use-source-title.ts';

/** Why a value is another than before, in the reader's words; the reviewer's own words in English only. */
export function ChangeReason({ reason }: { reason: Reason }) {
  const text = useText('ingredients/changes');
  const words = {
    text,
    why: useText('ingredients/why'),
    stages: useText('ingredients'),
    format: useFormat(),
    title: useSourceTitle(),
    isEnglish: useLanguage().startsWith('en'),
  };
  return <span>{reasonWords(reason, words)}</span>;
}

interface ReasonWords {
  text: Text<'ingredients/changes'>;
  why: Text<'ingredients/why'>;
  stages: Text<'ingredients'>;
  format: Format;
  title: (source: string) => string;
  isEnglish: boolean;
}

function reasonWords(reason: Reason, { text, why, stages, format, title, isEnglish }: ReasonWords): string {
  const kg = (value: number | null) => (value === null ? text('unknown') : format.number(value, { decimals: 2 }));
  const called = (source: string) => title(source).split(': ')[0] ?? source;
  switch (reason.kind) {
    case 'weighed': {
      const said = reason.sources.map(
        ({ id, value, share }) =>
          `${called(id)}${value === null ? '' : `${format.colon} ${kg(value)}`} (${format.percent(share)})`,
      );
      return text('reason.weighed', { sources: format.list(said) });
    }
    case 'kin':
      return text('reason.kin', { ratio: kg(reason.ratio) });
    case 'bone':
      return text('reason.bone', { ratio: kg(reason.ratio) });
    case 'reviewed': {
      const said = reason.reason === undefined ? text('reason.reviewed') : why(`reason.${reason.reason}`);
      return isEnglish && reason.note !== '' ? `${said} ${reason.note}` : said;
    }
    case 'source':
      if (reason.before === null && reason.after === null) return called(reason.source);
      return text('reason.moves', { what: called(reason.source), before: kg(reason.before), after: kg(reason.after) });
    case 'stage':
      return text('reason.moves', { what: stages(`stage.${reason.stage}`), before: kg(reason.before), after: kg(reason.after) });
  }
}
