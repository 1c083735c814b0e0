import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useIntakeProgramQuery } from '@/api/quotations';
import { InlineError } from '@/components/feedback/InlineError';
import { current, firstError, refetchFailed } from '@/components/feedback/queryState';
import { useAnnouncedChange } from '@/components/feedback/useAnnouncedChange';
import { Skeleton } from '@/components/ui/Skeleton';
import { setupFindings, type SetupFinding } from '@/domain/attributes/setupChecks';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { useSetupGroups } from './useSetupGroups';
import styles from './setup.module.css';

/** The screen that mends a finding. */
function mendingScreen(
  mend: SetupFinding['mend'],
  iid: Id,
  client: Id,
): readonly [label: string, to: string] {
  switch (mend.kind) {
    case 'attribute': {
      const ids = { cid: client, gid: mend.groupId, id: mend.id };
      return ['Edit the attribute', linkTo('/user_admin_edit_attribute/:cid/:gid/:id', ids)];
    }
    case 'newAttribute': {
      const ids = { cid: client, gid: mend.groupId };
      return ['Add an attribute', linkTo('/user_admin_add_attribute/:cid/:gid', ids)];
    }
    case 'attributes': {
      const ids = { client, id: mend.groupId };
      return ['Edit the ranks', linkTo('/user_admin_attributes/:client/:id', ids)];
    }
    case 'group': {
      const ids = { client, id: mend.id };
      return ['Edit the group', linkTo('/user_admin_edit_attributegroup/:client/:id', ids)];
    }
    case 'categoryGroup':
      return [
        'Choose the group again',
        linkTo('/user_admin_edit_intakeattributegroup/:iid/:id', { iid, id: mend.id }),
      ];
    case 'newCategoryGroup':
      return ['Add a group', linkTo('/user_admin_add_intakeattributegroup/:iid', { iid })];
    case 'categoryGroups':
      return ['Edit the groups', linkTo('/user_admin_intakeattributegroup/:iid', { iid })];
  }
}

/** What would not work in a quotation of a category, each finding with a link to where it is mended. */
export function SetupCheck({ id, onLeave }: { id: Id; onLeave: () => void }): ReactElement {
  const { clientId } = useSession();
  const groups = useSetupGroups(id);
  const programs = current(
    useIntakeProgramQuery({ id, client_id: clientId }, { refetchOnMountOrArgChange: true }),
  );
  const reads = [groups, programs];
  const findings = groups.data && programs.data && setupFindings(groups.data, programs.data.length > 0);
  const summary = findings && (findings.length === 0 ? 'Nothing to mend' : `${findings.length} to mend`);
  useAnnouncedChange(summary ?? '', summary ?? '', summary !== undefined);

  if (findings) {
    return (
      <>
        <p className={styles.summary}>
          {findings.length === 0
            ? 'Nothing to mend. Fields, options, formats, ranks and tables of this category work in a quotation.'
            : `${findings.length} to mend in the groups and attributes of this category:`}
        </p>
        <ul className={styles.findings}>
          {findings.map(({ text, mend }, index) => {
            const [label, to] = mendingScreen(mend, id, clientId);
            return (
              <li key={index}>
                <span>{text}</span>
                <Link to={to} aria-label={`${label}: ${text}`} onClick={onLeave}>
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </>
    );
  }
  if (reads.some(({ data, isError, isFetching }) => !data && isError && !isFetching)) {
    return (
      <InlineError text="Could not load" onRetry={() => refetchFailed(reads)} error={firstError(reads)} />
    );
  }
  return <SetupSkeleton />;
}

/** In place of what is being read. */
export function SetupSkeleton(): ReactElement {
  return (
    <div role="status">
      <span className="visually-hidden">Loading...</span>
      <Skeleton height="120px" />
    </div>
  );
}
