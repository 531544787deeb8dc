import type { Alternative } from '@plateprint/shared/recipes/alternatives/alternative.ts';
import { DifferenceSentence } from '../../../footprint/difference-sentence.tsx';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useAllergens } from '../../../ingredients/use-allergens.ts';
import { Button } from '../../../ui/control/button.tsx';
import { ButtonLink } from '../../../ui/control/link.tsx';
import styles from './alternatives.module.css';

interface AlternativeRowProps {
  alternative: Alternative;
  /** The change of a portion's cost; null where nobody knows it, or the reader may not see it. */
  money: string | null;
  onApply: () => void;
}

/** One change: what for what, and what it does to CO2e, protein and allergens of a portion. */
export function AlternativeRow({ alternative, money, onApply }: AlternativeRowProps) {
  const text = useText('recipes/panel');
  const { list } = useAllergens();
  const format = useFormat();
  const { kind, from, to, share, before, after, proteinChange, allergens, insideBag, difference } = alternative;
  const saved = before.value > 0 ? (after.value - before.value) / before.value : 0;
  return (
    <li className={styles.row}>
      <p>
        {kind === 'swap'
          ? text('lighter.swap', { from: from.name, to: to.name })
          : text('lighter.shift', { percent: format.percent(share), from: from.name, to: to.name })}
      </p>
      <p className={styles.effect}>
        <strong>{text('lighter.saves', { percent: format.percent(saved) })}</strong>{' '}
        {text('lighter.perPortion', { kg: format.number((after.value - before.value) / 1000, { decimals: 2 }) })}
        {proteinChange !== null &&
          ` · ${text('lighter.protein', { grams: signed(format.number(proteinChange, { most: 0 }), proteinChange) })}`}
        {money !== null && ` · ${text('lighter.money', { money })}`}
      </p>
      <DifferenceSentence difference={difference} short />
      {allergens.added.length > 0 && (
        <p className={styles.warning}>{text('lighter.brings', { allergens: list(allergens.added) })}</p>
      )}
      {allergens.opened.length > 0 && <p className={styles.warning}>{text('lighter.opens')}</p>}
      {allergens.removed.length > 0 && <p>{text('lighter.takes', { allergens: list(allergens.removed) })}</p>}
      {insideBag ? (
        <ButtonLink size="small" to="/recipes/recipe/{-$id}" params={{ id: insideBag.id }}>
          {text('lighter.inBag', { bag: insideBag.name })}
        </ButtonLink>
      ) : (
        <Button size="small" onClick={onApply}>
          {text('lighter.apply')}
        </Button>
      )}
    </li>
  );
}

function signed(number: string, value: number): string {
  return value > 0 ? `+${number}` : number;
}
