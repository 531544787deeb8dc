import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import { textIn } from '@plateprint/shared/menus/local-text.ts';
import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import { memo } from 'react';
import { DishBlock } from './dish-block.tsx';
import type { MenuLook } from './menu-look.ts';

interface BlockViewProps {
  block: MenuBlock;
  look: MenuLook;
}

/** A block as it is printed: the same on the screen, in a file and in a thumbnail. */
export const BlockView = memo(function BlockView({ block, look }: BlockViewProps) {
  const { language } = look.settings;
  switch (block.kind) {
    case 'title':
      return <h1 className={`menu-title menu-${block.align}`}>{textIn(block.texts, language)}</h1>;
    case 'course':
      return <h2 className={`menu-course menu-${block.align}`}>{textIn(block.texts, language)}</h2>;
    case 'text':
      return <p className={`menu-text menu-${block.align}`}>{textIn(block.texts, language)}</p>;
    case 'recipe':
      return <DishBlock block={block} look={look} />;
    case 'divider':
      return <Divider style={block.style} />;
    case 'image':
      return (
        <img
          className="menu-image"
          src={block.url}
          alt={textIn(block.alternatives, language)}
          style={{ height: `${block.height}px` }}
        />
      );
    case 'spacer':
      return <div style={{ height: `${block.height}px` }} />;
    case 'legend':
      return <Legend look={look} />;
    case 'page_break':
      return null;
  }
});

function Divider({ style }: { style: 'line' | 'dots' | 'leaf' }) {
  return (
    <svg className="menu-divider" viewBox="0 0 200 16" width="200" height="16" aria-hidden="true">
      {style === 'line' && <path d="M20 8H180" stroke="currentColor" strokeWidth="1" />}
      {style === 'dots' && [76, 92, 108, 124].map((x) => <circle key={x} cx={x} cy="8" r="2" fill="currentColor" />)}
      {style === 'leaf' && (
        <>
          <path d="M10 8H82M118 8H190" stroke="currentColor" strokeWidth="1" />
          <path d="M88 8c4-7 14-7 24 0c-10 7-20 7-24 0Z" fill="currentColor" />
        </>
      )}
    </svg>
  );
}

/** The meanings of the signs beside the dishes; only of those that stand on this menu. */
function Legend({ look: { legend, settings } }: Pick<BlockViewProps, 'look'>) {
  if (legend.length === 0) return null;
  return (
    <div className="menu-legend">
      <h2>{ALLERGEN_WORDS[settings.language].legend}</h2>
      <ul>
        {legend.map(({ sign, words }) => (
          <li key={words}>
            {sign !== '' && <b>{sign}</b>} {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
