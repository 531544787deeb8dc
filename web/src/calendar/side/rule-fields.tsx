import { DISH_TAGS, type DishTag, type MenuPlanRules } from '@plateprint/shared/calendar/model/menu-plan-rules.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { MultiChoice } from '../../ui/choice/multi-choice.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import styles from './side.module.css';

interface RuleFieldsProps {
  rules: MenuPlanRules;
  onChange: (rules: MenuPlanRules) => void;
}

/** Kinds that kitchens limit by the week, at most so many of which make sense. */
const LIMITED: readonly DishTag[] = ['red_meat', 'meat', 'poultry', 'fish'];
const MOST = 7;

const tagsIn = (chosen: ReadonlySet<string>): DishTag[] => DISH_TAGS.filter((tag) => chosen.has(tag));

/** The kitchen's rules: the plan shows where they break, and a shuffle keeps them. */
export function RuleFields({ rules, onChange }: RuleFieldsProps) {
  const text = useText('calendar/planner');
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
          choices={[
            { value: '', label: text('rule.any') },
            ...Array.from({ length: MOST + 1 }, (_, most) => ({ value: String(most), label: String(most) })),
          ]}
          onChange={(most) => {
            const others = rules.mostPerWeek.filter((each) => each.tag !== tag);
            onChange({ ...rules, mostPerWeek: most === '' ? others : [...others, { tag, most: Number(most) }] });
          }}
        />
      ))}
    </fieldset>
  );
}
