import type { ReactElement, ReactNode } from 'react';
import { useEditClientIntakeSubcategoryQuery } from '@/api/intake';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { categoryCrumbs } from '@/components/ui/categoryCrumbs';
import { DescriptionList } from '@/components/ui/DescriptionList';
import { PageHeader } from '@/components/ui/PageHeader';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { idFromRoute } from '@/domain/records/ids';
import { linkTo } from '@/paths';
import { CategorySetup } from '@/features/attributes/setup/CategorySetup';
import { useCategoryName } from '@/navigation/useCategoryName';
import styles from './coverage.module.css';

/** The coverage of a package, read-only. */
export function PackageCoveragePage(): ReactElement {
  const { cid = '', id = '' } = useRouteParams<'cid' | 'id'>();
  const { currentData: item, isError, error, refetch } = useEditClientIntakeSubcategoryQuery(idFromRoute(id));
  const packages = linkTo('/user_admin_intakesubcategory/:cid', { cid });
  const heading = item ? `${item.subcategory_name} Coverage` : 'Coverage';

  function body(): ReactNode {
    if (item) {
      return (
        <DescriptionList
          className={styles.values}
          entries={[
            ['Category', item.category_name || '—'],
            [item.listcategory_id === '' ? 'List Name' : 'Sub List Name', item.subcategory_name || '—'],
            ['Coverage Limit', item.coverage_limit || '—'],
            ['Coverage Premium', item.coverage_premimum || '—'],
          ]}
        />
      );
    }
    if (isError) {
      return <InlineError text="Could not load" onRetry={refetch} error={error} />;
    }
    return (
      <div role="status">
        <span className="visually-hidden">Loading...</span>
        <Skeleton width="240px" />
      </div>
    );
  }

  return (
    <CategorySetup id={cid}>
      <PageHeader
        heading={heading}
        breadcrumbs={[
          ...categoryCrumbs(cid, useCategoryName(cid)),
          { label: 'Packages', to: packages },
          { label: heading },
        ]}
        action={<ButtonLink to={packages}>Back</ButtonLink>}
      />
      <div className={styles.body}>
        <div className={styles.card}>{body()}</div>
      </div>
    </CategorySetup>
  );
}
