import { textIn, withText } from '@plateprint/shared/menus/local-text.ts';
import type { DishLabel, LocalText, MenuBlock, RecipeBlock } from '@plateprint/shared/menus/menu-block.ts';
import type { MenuDish, MenuSettings } from '@plateprint/shared/menus/menu.ts';
import { Suspense } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLabels } from '../../../restaurants/use-labels.ts';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Captioned } from '../canvas/captioned.tsx';
import { DishMargin } from './dish-margin.tsx';
import { DishTotals } from './dish-totals.tsx';
import { labelModes } from './label-modes.ts';
import { NumberSetting } from './number-setting.tsx';
import { OfferedName } from './offered-name.tsx';
import { OwnLabelChoice } from './own-label-choice.tsx';
import styles from '../canvas/panel.module.css';
import type { MenuCreator } from '../state/use-menu-creator.ts';

interface BlockSettingsProps extends Pick<MenuCreator, 'dispatch'> {
  block: MenuBlock;
  settings: MenuSettings;
  organizationId: string;
  restaurantId: string;
  /** The page's facts of the block's dish; null for a block without one. */
  dish: MenuDish | null;
}

/** Without an amount the price is read from its text again. */
function withAmount({ priceAmount: _former, ...block }: RecipeBlock, amount: number | null): RecipeBlock {
  return amount === null ? block : { ...block, priceAmount: amount };
}

const ALIGNS = ['start', 'center', 'end'] as const;
const DIVIDERS = ['line', 'dots', 'leaf'] as const;

/** The settings of the chosen block. */
export function BlockSettings({ block, settings, organizationId, restaurantId, dish, dispatch }: BlockSettingsProps) {
  const text = useText('menus/creator');
  const shown = useLabels();
  const { language } = settings;
  const { _id: id } = block;
  const put = (changed: MenuBlock, field: string): void =>
    dispatch({ do: 'change_block', block: changed, about: `${id} ${field}` });
  const own = (texts: readonly LocalText[]): string => texts.find((each) => each.language === language)?.text ?? '';
  switch (block.kind) {
    case 'title':
    case 'text':
    case 'course':
      return (
        <>
          <TextArea
            label={text('settings.words')}
            rows={3}
            maxLength={2000}
            value={own(block.texts) || textIn(block.texts, language)}
            onChange={(words) => put({ ...block, texts: withText(block.texts, language, words) }, language)}
          />
          <Captioned caption={text('settings.align')}>
            <SegmentedControl
              label={text('settings.align')}
              value={block.align}
              segments={ALIGNS.map((value) => ({ value, label: text(`settings.aligns.${value}`) }))}
              onChange={(align) => put({ ...block, align }, 'align')}
            />
          </Captioned>
        </>
      );
    case 'recipe':
      return (
        <>
          {dish && <DishTotals dish={dish} />}
          <TextField
            label={text('settings.dishName')}
            hint={text('settings.dishNameHint')}
            maxLength={200}
            value={own(block.names)}
            onChange={(name) => put({ ...block, names: withText(block.names, language, name) }, `name ${language}`)}
          />
          <Suspense>
            <OfferedName
              block={block}
              recipeNames={dish?.names ?? []}
              language={language}
              onTake={(name) => put({ ...block, names: withText(block.names, language, name) }, `name ${language}`)}
            />
          </Suspense>
          <TextArea
            label={text('settings.description')}
            rows={2}
            maxLength={2000}
            value={own(block.descriptions)}
            onChange={(words) =>
              put({ ...block, descriptions: withText(block.descriptions, language, words) }, `words ${language}`)
            }
          />
          <TextField
            label={text('settings.price')}
            maxLength={40}
            value={block.price}
            onChange={(price) => put({ ...block, price }, 'price')}
          />
          <Suspense>
            <DishMargin
              block={block}
              restaurantId={restaurantId}
              onAmount={(amount) => put(withAmount(block, amount), 'amount')}
            />
          </Suspense>
          <NativeSelect<DishLabel | 'asMenu'>
            label={text('settings.label')}
            value={block.label ?? 'asMenu'}
            choices={(['asMenu', ...labelModes(shown, block.label)] as const).map((value) => ({
              value,
              label: text(`settings.labels.${value}`),
            }))}
            onChange={(label) => put({ ...block, label: label === 'asMenu' ? null : label }, 'label')}
          />
          <OwnLabelChoice
            organizationId={organizationId}
            language={language}
            chosen={block.customLabels}
            onLabels={(labels) => dispatch({ do: 'know_labels', labels })}
            onChange={(customLabels) => put({ ...block, customLabels }, 'labels')}
          />
        </>
      );
    case 'divider':
      return (
        <Captioned caption={text('settings.divider')}>
          <SegmentedControl
            label={text('settings.divider')}
            value={block.style}
            segments={DIVIDERS.map((value) => ({ value, label: text(`settings.dividers.${value}`) }))}
            onChange={(style) => put({ ...block, style }, 'style')}
          />
        </Captioned>
      );
    case 'spacer':
    case 'image':
      return (
        <>
          <NumberSetting
            label={text('settings.height')}
            value={block.height}
            least={block.kind === 'image' ? 20 : 4}
            most={1412}
            onChange={(height) => put({ ...block, height }, 'height')}
          />
          {block.kind === 'image' && (
            <TextField
              label={text('settings.alternative')}
              maxLength={300}
              value={own(block.alternatives)}
              onChange={(words) =>
                put({ ...block, alternatives: withText(block.alternatives, language, words) }, `alt ${language}`)
              }
            />
          )}
        </>
      );
    default:
      return <p className={styles.note}>{text('settings.nothingToSet')}</p>;
  }
}
