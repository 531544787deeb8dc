import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { COOKING_METHODS, type CookingMethod } from '@plateprint/shared/recipes/model/cooking-energy.ts';
import { MOST_WASTE, NOTHING_SERVED, type Served } from '@plateprint/shared/recipes/model/served.ts';
import { AVERAGE_WASTE } from '@plateprint/shared/recipes/served/served-figures.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { gramsIn, shownIn, WEIGHT_UNITS } from '../../../units/weight-units.ts';
import styles from './recipe-head.module.css';

interface ServedFieldsProps {
  served: Served | null | undefined;
  /** Grams that a weight begins with: those of the ingredients. */
  grams: number;
  onChange: (served: Served | null) => void;
}

/** The statements beyond the ingredients, each asked for alone: the weight as served, cooking, waste. Off until it is chosen. */
export function ServedFields({ served, grams, onChange }: ServedFieldsProps) {
  const text = useText('recipes/served');
  const format = useFormat();
  const unit = format.units === 'imperial' ? WEIGHT_UNITS.imperial.large : WEIGHT_UNITS.metric.small;
  const { weight, cooking, waste } = served ?? NOTHING_SERVED;
  const change = (part: Partial<Served>): void => {
    const changed = { ...NOTHING_SERVED, ...served, ...part };
    onChange(Object.values(changed).every((each) => each === null) ? null : changed);
  };
  return (
    <fieldset className={styles.served}>
      <legend>{text('title')}</legend>
      <p className={styles.servedHelp}>{text('help')}</p>
      <div className={styles.details}>
        <NativeSelect
          label={text('weight')}
          value={weight?.by ?? 'none'}
          choices={(['none', 'yields', 'typed'] as const).map((value) => ({ value, label: text(`weightBy.${value}`) }))}
          onChange={(by) =>
            change({ weight: by === 'none' ? null : by === 'typed' ? { by, grams: Math.max(1, Math.round(grams)) } : { by } })
          }
        />
        {weight?.by === 'typed' && (
          <AmountField
            label={text('grams')}
            value={shownIn(weight.grams, unit)}
            parse={decimalInput}
            unit={unit.name}
            onChange={(typed) => {
              const weighed = gramsIn(typed, unit);
              if (weighed !== null && weighed > 0) change({ weight: { by: 'typed', grams: weighed } });
            }}
          />
        )}
        <NativeSelect<CookingMethod | 'none'>
          label={text('cooking')}
          value={cooking?.method ?? 'none'}
          choices={(['none', ...COOKING_METHODS] as const).map((value) => ({ value, label: text(`methods.${value}`) }))}
          onChange={(method) => change({ cooking: method === 'none' ? null : { method, kWh: cooking?.kWh ?? null } })}
        />
        {cooking && (
          <AmountField
            label={text('kWh')}
            hint={text(cooking.method === 'other' ? 'noKwh' : 'kWhHint')}
            value={cooking.kWh}
            parse={decimalInput}
            unit="kWh"
            onChange={(kWh) => change({ cooking: { ...cooking, kWh: kWh !== null && kWh >= 0 ? kWh : null } })}
          />
        )}
        <NativeSelect
          label={text('waste')}
          value={waste?.by ?? 'none'}
          choices={(['none', 'average', 'typed'] as const).map((value) => ({
            value,
            label: text(`wasteBy.${value}`, { percent: format.percent(AVERAGE_WASTE.share) }),
          }))}
          onChange={(by) =>
            change({ waste: by === 'none' ? null : by === 'typed' ? { by, share: AVERAGE_WASTE.share } : { by } })
          }
        />
        {waste?.by === 'typed' && (
          <AmountField
            label={text('share')}
            value={waste.share * 100}
            parse={decimalInput}
            unit="%"
            onChange={(percent) =>
              percent !== null && change({ waste: { by: 'typed', share: Math.min(MOST_WASTE, Math.max(0, percent / 100)) } })
            }
          />
        )}
      </div>
    </fieldset>
  );
}
