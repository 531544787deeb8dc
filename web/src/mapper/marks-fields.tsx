import { listRegions, listVariations } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useText } from '../platform/i18n/use-text.ts';
import { NativeSelect } from '../ui/choice/native-select.tsx';
import type { Marks } from './answer.ts';
import styles from './mapper.module.css';

const ORGANIC = { unknown: null, yes: true, no: false } as const;
type Organic = keyof typeof ORGANIC;

/** Where it comes from and whether it is organic, as the name tells or a person knows. */
export function MarksFields({ marks, onChange }: { marks: Marks; onChange: (marks: Marks) => void }) {
  const text = useText('mapper');
  const language = useLanguage();
  const { data } = useRead(listRegions, { query: { language } }, { staleTime: Infinity });
  const countries = (data?.items ?? []).filter(({ id }) => /^[A-Z]{2}$/u.test(id));
  const organic: Organic = marks.organic === null ? 'unknown' : marks.organic ? 'yes' : 'no';
  return (
    <div className={styles.marks}>
      <NativeSelect<Organic>
        label={text('organic')}
        value={organic}
        onChange={(value) => onChange({ ...marks, organic: ORGANIC[value] })}
        choices={(['unknown', 'yes', 'no'] as const).map((value) => ({ value, label: text(`organicIs.${value}`) }))}
      />
      <NativeSelect
        label={text('origin')}
        value={marks.origin_iso ?? ''}
        onChange={(value) => onChange({ ...marks, origin_iso: value === '' ? null : value })}
        choices={[{ value: '', label: text('originUnknown') }, ...countries.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    </div>
  );
}

/** Which state of the ingredient is meant: raw, frozen, canned. */
export function VariationField({
  ingredientId,
  variationId,
  onChange,
}: {
  ingredientId: string;
  variationId: string | null;
  onChange: (variationId: string) => void;
}) {
  const text = useText('mapper');
  const language = useLanguage();
  const { data } = useRead(listVariations, { body: { ingredientIds: [ingredientId], language } }, { staleTime: Infinity });
  const variations = data?.items[0]?.variations ?? [];
  if (variations.length < 2) return null;
  const standard = variations.find((each) => each.default) ?? variations[0];
  return (
    <NativeSelect
      label={text('variation')}
      value={variationId ?? standard?.variationId ?? ''}
      onChange={onChange}
      choices={variations.map((each) => ({ value: each.variationId, label: each.variationName }))}
    />
  );
}
