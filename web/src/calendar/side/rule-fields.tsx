import { DISH_TAGS, type DishTag, type MenuPlanRules } from '@plateprint/shared/calendar/model/menu-plan-rules.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { MultiChoice } from '../../ui/choice/multi-choice.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import styles from './side.module.css';

interface RuleFieldsProps {
  rules: MenuPlanRules;
  /** Whether who looks may see costs, and so the budget. */
  seesCosts: boolean;
  /** `about` names the field that is typed in: typing on is one step back. */
  onChange: (rules: MenuPlanRules, about?: string) => void;
}

/** Kinds that kitchens limit by the week, at most so many of which make sense. */
const LIMITED: readonly DishTag[] = ['red_meat', 'meat', 'poultry', 'fish'];
/** And those of which they want some each week. */
const WANTED: readonly DishTag[] = ['fish', 'vegetarian', 'vegan'];
const MOST = 7;
const COUNTS = Array.from({ length: MOST + 1 }, (_, count) => ({ value: String(count), label: String(count) }));

const tagsIn = (chosen: ReadonlySet<string>): DishTag[] => DISH_TAGS.filter((tag) => chosen.has(tag));

/** The kitchen's rules: the plan shows where they break, and a shuffle keeps them. */
export function RuleFields({ rules, seesCosts, onChange }: RuleFieldsProps) {
  const text = useText('calendar/planner');
  const { mostDaysPerWeek: onDays = [], leastPerWeek: wanted = [] } = rules;
  const items = DISH_TAGS.map((tag) => ({ id: tag, label: text(`tag.${tag}`) }));
  return (
    <fieldset className={styles.fields}>
      <legend>{text('rules')}</legend>
      <MultiChoice
        label={text('rule.eachDay')}
        none={text('rule.none')}
        items={items}
        chosen={new Set(rules.eachDay)}
        onChange={(chosen) => onChange({ ...rules, eachDay: tagsIn(chosen) })}
      />
      <MultiChoice
        label={text('rule.notTwiceADay')}
        none={text('rule.none')}
        items={items}
        chosen={new Set(rules.notTwiceADay)}
        onChange={(chosen) => onChange({ ...rules, notTwiceADay: tagsIn(chosen) })}
      />
      {LIMITED.map((tag) => (
        <NativeSelect
          key={tag}
          label={text('rule.mostPerWeek', { kind: text(`tag.${tag}`) })}
          value={String(rules.mostPerWeek.find((each) => each.tag === tag)?.most ?? '')}
          choices={[{ value: '', label: text('rule.any') }, ...COUNTS]}
          onChange={(most) => {
            const others = rules.mostPerWeek.filter((each) => each.tag !== tag);
            onChange({ ...rules, mostPerWeek: most === '' ? others : [...others, { tag, most: Number(most) }] });
          }}
        />
      ))}
      {LIMITED.map((tag) => (
        <NativeSelect
          key={`days ${tag}`}
          label={text('rule.mostDaysPerWeek', { kind: text(`tag.${tag}`) })}
          value={String(onDays.find((each) => each.tag === tag)?.most ?? '')}
          choices={[{ value: '', label: text('rule.any') }, ...COUNTS]}
          onChange={(most) => {
            const others = onDays.filter((each) => each.tag !== tag);
            onChange({ ...rules, mostDaysPerWeek: most === '' ? others : [...others, { tag, most: Number(most) }] });
          }}
        />
      ))}
      {WANTED.map((tag) => (
        <NativeSelect
          key={`least ${tag}`}
          label={text('rule.leastPerWeek', { kind: text(`tag.${tag}`) })}
          value={String(wanted.find((each) => each.tag === tag)?.least ?? '')}
          choices={[{ value: '', label: text('rule.any') }, ...COUNTS.slice(1)]}
          onChange={(least) => {
            const others = wanted.filter((each) => each.tag !== tag);
            onChange({ ...rules, leastPerWeek: least === '' ? others : [...others, { tag, least: Number(least) }] });
          }}
        />
      ))}
      {seesCosts && (
        <AmountField
          label={text('rule.budget')}
          hint={text('rule.budgetHint')}
          value={rules.budget ?? null}
          onChange={(budget) =>
            onChange({ ...rules, budget: budget === null ? null : Math.min(1_000_000, Math.max(0, budget)) }, 'budget')
          }
        />
      )}
    </fieldset>
  );
}
