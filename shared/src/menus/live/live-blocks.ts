import type { Language } from '../../kernel/language.ts';
import { dishesNamed, legendLines } from '../allergen-signs.ts';
import { ALLERGEN_WORDS } from '../../ingredients/allergens/allergen-words.ts';
import type { MenuBlock } from '../menu-block.ts';
import { escaped, escapedLines } from './html.ts';
import { liveDish, type Reading } from './live-dish.ts';
import { blocksInOrder, SECOND, type ShownMenu, textIn } from './live-menu.ts';

function liveBlock(block: MenuBlock, menu: ShownMenu, { language, address }: Reading): string {
  const words = (texts: Parameters<typeof textIn>[0]): string => textIn(texts, language, menu.page.settings.language);
  switch (block.kind) {
    case 'title': {
      const text = words(block.texts);
      return text && `<p class="title">${escapedLines(text)}</p>`;
    }
    case 'text': {
      const text = words(block.texts);
      return text && `<p class="text">${escapedLines(text)}</p>`;
    }
    case 'course': {
      const text = words(block.texts);
      return text && `<h2 class="course">${escapedLines(text)}</h2>`;
    }
    case 'recipe':
      return liveDish(block, menu, { language, address });
    case 'divider':
      return `<hr class="${block.style}">`;
    case 'image':
      return `<img class="picture" src="${escaped(block.url)}" height="${block.height}" loading="lazy" alt="${escaped(words(block.alternatives))}">`;
    case 'spacer':
      return '<div class="spacer"></div>';
    case 'page_break':
      return `<div class="break${block._id === SECOND && menu.page.options.columnType === 'inline' ? ' beside' : ''}"></div>`;
    case 'legend':
      return menu.page.settings.showAllergens ? legend(menu, language) : '';
  }
}

/** The meanings of the signs beside the dishes; only of those that stand on this menu. */
function legend({ dishes, page }: ShownMenu, language: Language): string {
  const lines = legendLines(dishesNamed(page, dishes), language).map(
    ({ sign, words }) => `<li>${sign && `<b>${sign}</b> `}${escaped(words)}</li>`,
  );
  if (lines.length === 0) return '';
  return `<section class="legend"><h2>${escaped(ALLERGEN_WORDS[language].legend)}</h2><ul>${lines.join('')}</ul></section>`;
}

/** The menu's blocks, one below the other. */
export function liveBlocks(menu: ShownMenu, language: Language, address?: string): string {
  return blocksInOrder(menu.page)
    .map((block) => liveBlock(block, menu, { language, address }))
    .join('');
}
