import { useState, type ReactElement } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { classes } from '@/components/ui/classes';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { Icon } from '@/components/ui/Icon';
import { Menu } from '@/components/ui/Menu';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { categoryTitle, stripHighlight } from '@/domain/access/menu';
import type { IntakeCategory } from '@/domain/records/intake';
import { linkTo } from '@/paths';
import { useIntakeCategories } from '@/navigation/useIntakeCategories';
import { ScrollRow } from './ScrollRow';
import button from '@/components/ui/Button.module.css';
import styles from './CategoryStrip.module.css';

/**
 * Adds '#' to the address without a navigation, as documented. A half-filled form stays, and no history entry
 * is added.
 */
function reloadToHash(): void {
  window.history.replaceState(window.history.state, '', '#');
}

interface ChipsProps {
  categories: readonly IntakeCategory[];
  pressed: IntakeCategory | undefined;
  onPress: (category: IntakeCategory) => void;
}

function Chips({ categories, pressed, onPress }: ChipsProps): ReactElement {
  const { pathname } = useLocation();
  const params = useMatches().at(-1)?.params ?? {};
  return (
    <ScrollRow chosen={pathname} hasOptionalArrows>
      <ul className={styles.chips}>
        {categories.map((category, index) => {
          const isHighlighted = stripHighlight(pathname, params, category.id);
          return (
            <li key={index}>
              <button
                type="button"
                className={classes(
                  styles.chip,
                  isHighlighted && styles.highlighted,
                  category === pressed && styles.pressed,
                )}
                aria-pressed={category === pressed}
                onClick={() => {
                  reloadToHash();
                  onPress(category);
                }}
                {...(isHighlighted && { 'aria-current': true })}
              >
                {isHighlighted && <Icon name="check" size={14} />}
                <bdi translate="no">{categoryTitle(category)}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
    </ScrollRow>
  );
}

/** A menu with one link to `/user_admin_policy/{id}` for each category. */
function NewQuotation({ categories }: { categories: readonly IntakeCategory[] }): ReactElement {
  return (
    <Menu
      className={classes(button.button, button.secondary, button.small, styles.start)}
      items={categories.map((category) => ({
        label: categoryTitle(category),
        to: linkTo('/user_admin_policy/:id', { id: category.id }),
      }))}
    >
      <Icon name="plus" />
      New quotation
    </Menu>
  );
}

/** A link to the new quotation of the pressed category. */
function NewQuotationOf({ category }: { category: IntakeCategory }): ReactElement {
  return (
    <ButtonLink
      to={linkTo('/user_admin_policy/:id', { id: category.id })}
      icon="plus"
      size="small"
      className={styles.start}
    >
      New quotation: <bdi translate="no">{categoryTitle(category)}</bdi>
    </ButtonLink>
  );
}

/** The chips, and what starts a new quotation. A chip stays pressed until the next press or another screen. */
function CategoryRow({ categories }: { categories: readonly IntakeCategory[] }): ReactElement {
  const { pathname } = useLocation();
  const [press, setPress] = useState<{ pathname: string; category: IntakeCategory | undefined }>();
  const pressed =
    press?.pathname === pathname ? categories.find((category) => category === press.category) : undefined;
  return (
    <>
      <Chips
        {...{ categories, pressed }}
        onPress={(category) => setPress({ pathname, category: category === pressed ? undefined : category })}
      />
      {pressed ? <NewQuotationOf category={pressed} /> : <NewQuotation categories={categories} />}
    </>
  );
}

function Categories(): ReactElement {
  const { data: categories, isError, isFetching, error, refetch } = useIntakeCategories();
  const hasFailed = !categories && isError && !isFetching;
  return (
    <>
      {hasFailed && <InlineError text="Could not load" onRetry={refetch} error={error} />}
      {!categories && !hasFailed && (
        <div className={styles.waiting} role="status">
          <span className="visually-hidden">Loading...</span>
          <Skeleton width="96px" height="24px" />
          <Skeleton width="128px" height="24px" />
          <Skeleton width="104px" height="24px" />
        </div>
      )}
      {categories && categories.length === 0 && <p className={styles.none}>No intake categories</p>}
      {categories && categories.length > 0 && <CategoryRow categories={categories} />}
    </>
  );
}

/** The strip of intake categories at the bottom of every admin screen. */
export function CategoryStrip(): ReactElement {
  return (
    <section className={styles.strip} aria-label="Intake categories">
      <ErrorBoundary>
        <Categories />
      </ErrorBoundary>
    </section>
  );
}
