import type { Figure } from '../../footprint/figure.ts';
import { scaled } from '../../footprint/uncertainty.ts';
import { type FoodAllergens, NOTHING_KNOWN } from '../../ingredients/food-allergens.ts';
import { isBlank } from '../../kernel/text.ts';
import { dayAt } from '../../organizations/day-at.ts';
import { labelsOfLink } from '../../organizations/label-basis.ts';
import { withSignOffs } from '../../recipes/allergens/allergen-sign-off.ts';
import { nameIn } from '../../recipes/names/recipe-name-in.ts';
import { blocksInOrder, textIn } from '../live/live-menu.ts';
import type { RecipeBlock } from '../menu-block.ts';
import type { MenuPage } from '../menu.ts';
import { type MeatLaw, meatLawOf } from '../origins/meat-law.ts';
import { type DishMeat, type MeatArticle, originsOf } from '../origins/meat-origin.ts';
import { rawMeatsOf } from '../origins/raw-meat.ts';
import { co2ForGuests, shownLabel } from '../shown-label.ts';
import type { DishBody, LinkBody, OrganizationBody, OwnLabelBody, RestaurantBody, Span } from './shown-body.ts';
import type { ShownDish, ShownMenuState, ShownState } from './shown-state.ts';

/** A menu's words and order, read by the form that they were stored in. */
export interface ArchivedMenu {
  name: string;
  page: MenuPage;
}

/** The spans of all that a link showed in a time. */
export interface ArchivedSpans {
  link: readonly Span<LinkBody>[];
  organization: readonly Span<OrganizationBody>[];
  restaurant: readonly Span<RestaurantBody>[];
  menus: readonly Span<ArchivedMenu>[];
  dishes: readonly Span<DishBody>[];
  ownLabels: readonly Span<OwnLabelBody>[];
}

interface Stretch {
  from: Date;
  to: Date;
}

/** The states of a link in a stretch of time; neighbours without a difference are one. */
export function shownStates(spans: ArchivedSpans, { from, to }: Stretch): ShownState[] {
  const states: { from: number; to: number; menu: ShownMenuState | null }[] = [];
  const moments = momentsOf(spans, { from, to });
  for (const [place, moment] of moments.entries()) {
    const until = moments[place + 1] ?? to.getTime();
    const menu = menuAt(spans, moment);
    const former = states.at(-1);
    if (former && JSON.stringify(former.menu) === JSON.stringify(menu)) former.to = until;
    else states.push({ from: moment, to: until, menu });
  }
  return states.map((state) => ({
    from: new Date(state.from).toISOString(),
    to: new Date(state.to).toISOString(),
    menu: state.menu,
  }));
}

/** The first moment, and each at which something began or ended. */
function momentsOf(spans: ArchivedSpans, { from, to }: Stretch): number[] {
  const [first, last] = [from.getTime(), to.getTime()];
  const changes = Object.values(spans)
    .flatMap((each: readonly Span<unknown>[]) => each.flatMap((span) => [span.from, span.to ?? last]))
    .filter((moment) => moment > first && moment < last);
  return [...new Set([first, ...changes])].toSorted((one, other) => one - other);
}

function at<B>(spans: readonly Span<B>[], moment: number, thing?: string): Span<B> | null {
  const isThen = (span: Span<B>): boolean => span.from <= moment && (span.to === null || span.to > moment);
  return spans.find((span) => (thing === undefined || span.thing === thing) && isThen(span)) ?? null;
}

function menuAt(spans: ArchivedSpans, moment: number): ShownMenuState | null {
  const link = at(spans.link, moment)?.body;
  const organization = at(spans.organization, moment)?.body;
  const restaurant = at(spans.restaurant, moment)?.body;
  const menu = link && at(spans.menus, moment, link.menuId)?.body;
  if (!menu || !organization || organization.isDeleted || restaurant?.isDeleted !== false) return null;
  const kitchen = { location: restaurant.location ?? organization.location, labelBasis: organization.labelBasis };
  const labels = labelsOfLink({ ...kitchen, inFigures: link.inFigures }, new Date(moment));
  const law = meatLawOf(kitchen.location, dayAt(kitchen.location, new Date(moment)));
  return {
    ...shownMenu(menu, {
      labels,
      meatsOf: (_, dish) => (law ? meatsOfDish(dish, restaurant.meatArticles, law) : []),
      shelf: {
        dish: (id) => at(spans.dishes, moment, id),
        ownLabel: (id) => at(spans.ownLabels, moment, id)?.body ?? null,
      },
    }),
    id: link.menuId,
    labelBasis: organization.labelBasis,
  };
}

interface Shelf {
  dish: (id: string) => Span<DishBody> | null;
  ownLabel: (id: string) => OwnLabelBody | null;
}

interface Shown {
  labels: ShownMenuState['labels'];
  shelf: Shelf;
  /** The meat of a dish with its origin, as guests read it. */
  meatsOf: (recipeId: string, dish: DishBody) => DishMeat[];
}

/** A menu as guests read it, of the bodies that it was made of. */
export function shownMenu({ name, page }: ArchivedMenu, shown: Shown): Omit<ShownMenuState, 'id' | 'labelBasis'> {
  const { language } = page.settings;
  const blocks = blocksInOrder(page);
  return {
    name,
    language,
    labels: shown.labels,
    words: blocks.flatMap((block) => {
      const isWorded = block.kind === 'title' || block.kind === 'course' || block.kind === 'text';
      const words = isWorded ? textIn(block.texts, language, language) : '';
      return isBlank(words) ? [] : [words];
    }),
    dishes: blocks.flatMap((block) => (block.kind === 'recipe' ? [shownDish(block, page, shown)] : [])),
  };
}

function shownDish(block: RecipeBlock, { settings }: MenuPage, { labels, shelf, meatsOf }: Shown): ShownDish {
  const { language } = settings;
  const found = shelf.dish(block.recipeId);
  const dish = found?.body ?? null;
  const label = shownLabel(block, { settings, labels });
  const { glutenFree, ...allergens } = allergensOf(dish);
  const hasFigure = dish && co2ForGuests({ level: dish.level, co2PerPortion: figureOf(dish) }) !== null;
  return {
    recipeId: block.recipeId,
    name: textIn(block.names, language, language) || nameIn(dish?.names ?? [], language),
    description: textIn(block.descriptions, language, language),
    price: settings.showPrices ? block.price : '',
    label,
    co2PerPortion: hasFigure ? figureOf(dish) : null,
    co2PerPortionWithoutLandUseChange: hasFigure ? ofPortion(dish, dish.footprint.co2WithoutLandUseChange) : null,
    level: label === 'none' || label === 'figure' ? null : (dish?.level ?? null),
    complete: dish?.complete ?? false,
    dataVersion: dish?.dataVersion ?? null,
    ownLabels: block.customLabels.flatMap((id) => {
      const own = shelf.ownLabel(id);
      return own
        ? [
            textIn(
              own.names.map((each) => ({ ...each, text: each.name })),
              language,
              language,
            ) || own.sign,
          ]
        : [];
    }),
    allergens: settings.showAllergens ? allergens : null,
    glutenFree: settings.showDiet && glutenFree,
    meats: dish ? meatsOf(block.recipeId, dish) : [],
    evidence: found?.hash ?? null,
  };
}

function meatsOfDish({ draft }: DishBody, articles: readonly MeatArticle[], { stages }: MeatLaw): DishMeat[] {
  const meats = draft.ingredients.flatMap((line) => rawMeatsOf(line).map((meat) => ({ meat, ingredientId: line.ingredient })));
  const distinct = new Map(meats.map((each) => [JSON.stringify(each), each]));
  return [...distinct.values()].map((each) => ({ ...each, origins: originsOf(each, articles, stages) }));
}

/** The statements on a dish with those that were signed; of one that was gone nothing was known. */
function allergensOf(dish: DishBody | null): FoodAllergens & { glutenFree: boolean } {
  if (!dish) return { ...NOTHING_KNOWN, glutenFree: false };
  const { allergens: contains, mayContain, signed } = dish;
  const unknown = dish.allergensUnknown.filter((each) => !contains.includes(each) && !mayContain.includes(each));
  return withSignOffs({ contains, mayContain, unknown }, signed && { allergens: signed, glutenFree: signed.glutenFree });
}

function figureOf({ co2, low, high, portions }: DishBody): ShownDish['co2PerPortion'] {
  return co2 === null || low === null || high === null ? null : scaled({ value: co2, low, high }, 1 / portions);
}

function ofPortion({ portions }: DishBody, figure: Figure | null): Figure | null {
  return figure && scaled(figure, 1 / portions);
}
