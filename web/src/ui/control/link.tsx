import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';
import { PlainLink } from './plain-link.tsx';

type AnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style'>;

function ButtonAnchor({ variant, size, wide, icon, children, ...rest }: AnchorProps & ButtonLook & { icon?: IconName }) {
  return (
    <a {...rest} className={buttonClass({ variant, size, wide })}>
      {icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
      {children}
    </a>
  );
}

/** A link in running text to a page of ours: `<Link to="/recipes">`. `quiet` is underlined only under the pointer. */
export const Link = createLink(PlainLink);

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
