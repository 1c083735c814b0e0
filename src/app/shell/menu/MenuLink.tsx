import type { MouseEvent, ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '@/components/ui/classes';
import styles from './MenuBar.module.css';

interface MenuLinkProps {
  name: string;
  /** A path of this site. Undefined if the server's URL is not one: the entry is then text. */
  to: string | undefined;
  isChosen: boolean;
  /** Whether choosing the entry opens a submenu, even if the entry has no URL. */
  opensMore?: boolean;
  className?: string | undefined;
  onChoose(): void;
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** One entry of the menus. */
export function MenuLink({
  name,
  to,
  isChosen,
  opensMore,
  className,
  onChoose,
}: MenuLinkProps): ReactElement {
  const style = classes(styles.entry, className, isChosen && styles.chosen);
  const current = isChosen ? { 'aria-current': true as const } : {};
  const text = <bdi className={styles.name}>{name}</bdi>;
  if (to !== undefined) {
    const choose = (event: MouseEvent): void => {
      if (!opensElsewhere(event)) onChoose();
    };
    return (
      <Link to={to} className={style} title={name} onClick={choose} {...current}>
        {text}
      </Link>
    );
  }
  if (opensMore) {
    return (
      <button type="button" className={style} title={name} onClick={onChoose} {...current}>
        {text}
      </button>
    );
  }
  return (
    <span className={classes(style, styles.inert)} title={name}>
      {text}
    </span>
  );
}
