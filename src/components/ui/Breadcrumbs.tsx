import { useLayoutEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '@/redux';
import { parentsShown } from './shellSlice';
import styles from './Breadcrumbs.module.css';

/** One step of the path to a screen; the step without `to` is the current screen. */
export interface Crumb {
  label: ReactNode;
  to?: string;
}

const home: Crumb = { label: 'Home', to: '/user_admin_home' };

interface BreadcrumbsProps {
  /** The steps after Home; the last one has no link. */
  crumbs?: readonly Crumb[];
}

/** The path to this screen. 'Home' is added as the first step, unless the crumbs start with a 'Home' of their own. */
export function Breadcrumbs({ crumbs = [] }: BreadcrumbsProps): ReactNode {
  const steps = crumbs[0]?.label === home.label ? crumbs : [home, ...crumbs];
  const parents = crumbs.flatMap(({ to }) => to ?? []).join(' ');
  const dispatch = useAppDispatch();
  useLayoutEffect(() => void dispatch(parentsShown(parents)), [dispatch, parents]);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.steps}>
        {steps.map(({ label, to }, index) => (
          <li key={index} className={styles.step}>
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
