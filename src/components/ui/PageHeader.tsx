import { use, type ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { PageHeading } from './PageHeading';
import { PageNoteContext, PageToolsContext } from './pageTools';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  /** The heading of the screen. */
  heading: ReactNode;
  /** The way to the screen, without Home. */
  breadcrumbs?: readonly Crumb[] | undefined;
  /** The screen's main action, at the end of the row. */
  action?: ReactNode;
}

/**
 * The first row of every screen: breadcrumbs, heading, main action. It is as wide as the window and looks like the lower
 * part of the bar above it, so `main` has no padding; the body of a screen has `--page-gutter`.
 */
export function PageHeader({ heading, breadcrumbs = [], action }: PageHeaderProps): ReactNode {
  return (
    <div className={styles.top}>
      <div className={styles.header}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={breadcrumbs} />
          <PageHeading>{heading}</PageHeading>
        </div>
        <div className={styles.action}>
          {use(PageToolsContext)}
          {action}
        </div>
      </div>
      {use(PageNoteContext)}
    </div>
  );
}
