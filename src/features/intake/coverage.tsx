import type { ReactElement, ReactNode } from 'react';
import { useEditClientIntakeSubcategoryQuery } from '@/api/intake';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { ButtonLink } from '@/components/ui/Button';
import { PageHeader } from '@/components/ui/PageHeader';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { idFromRoute } from '@/domain/records/ids';
import { linkTo } from '@/paths';
import styles from './coverage.module.css';

/** what a package covers, to be read. */
export function PackageCoveragePage(): ReactElement {
  const { cid = '', id = '' } = useRouteParams<'cid' | 'id'>();
  const { currentData: item, isError, refetch } = useEditClientIntakeSubcategoryQuery(idFromRoute(id));
  const packages = linkTo('/user_admin_intakesubcategory/:cid', { cid });
  const heading = item ? `${item.subcategory_name} Coverage` : 'Coverage';

  function body(): ReactNode {
    if (item) {
      return (
        <dl className={styles.values}>
          <Value label="Category">{item.category_name}</Value>
          <Value label={item.listcategory_id === '' ? 'List Name' : 'Sub List Name'}>
            {item.subcategory_name}
          </Value>
          <Value label="Coverage Limit">{item.coverage_limit}</Value>
          <Value label="Coverage Premium">{item.coverage_premimum}</Value>
        </dl>
      );
    }
    if (isError) {
      return <InlineError text="Could not load" onRetry={refetch} />;
    }
    return (
      <div role="status">
        <span className="visually-hidden">Loading...</span>
        <Skeleton width="240px" />
      </div>
    );
  }

  return (
    <>
      <PageHeader
        heading={heading}
        breadcrumbs={[
          { label: 'Intake Categories', to: linkTo('/user_admin_intakecategory/') },
          { label: 'Packages', to: packages },
          { label: heading },
        ]}
        action={<ButtonLink to={packages}>Back</ButtonLink>}
      />
      <div className={styles.body}>
        <div className={styles.card}>{body()}</div>
      </div>
    </>
  );
}

function Value({ label, children }: { label: string; children: string }): ReactElement {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <bdi translate="no">{children === '' ? '—' : children}</bdi>
      </dd>
    </div>
  );
}
