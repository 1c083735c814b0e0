import { use, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { PageNoteContext } from '@/components/ui/pageTools';
import { idFromRoute } from '@/domain/records/ids';
import { useCategoryName } from '@/navigation/useCategoryName';
import { linkTo } from '@/paths';
import { useAppDispatch } from '@/redux';
import { SetupDialog, type SetupLook } from './SetupDialog';
import { setupOpened } from './setupSlice';
import styles from './setup.module.css';

/**
 * Shows under the header of a screen of an intake category its name and the way to the other screens of its set-up; nothing
 * without an id.
 */
export function CategorySetup({
  id,
  children,
}: {
  id: string | undefined;
  children: ReactNode;
}): ReactElement {
  const note = use(PageNoteContext);
  return (
    <PageNoteContext
      value={
        <>
          {note}
          {id !== undefined && <SetupLinks id={id} />}
        </>
      }
    >
      {children}
    </PageNoteContext>
  );
}

function SetupLinks({ id }: { id: string }): ReactElement {
  const name = useCategoryName(id);
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(setupOpened(id)), [dispatch, id]);
  const [look, setLook] = useState<SetupLook>();
  const links = [
    ['Category', linkTo('/user_admin_edit_intakecategory/:id', { id })],
    ['Groups', linkTo('/user_admin_intakeattributegroup/:iid', { iid: id })],
    ['Packages', linkTo('/user_admin_intakesubcategory/:cid', { cid: id })],
    ['New quotation', linkTo('/user_admin_policy/:id', { id })],
  ] as const;
  const open = (kind: SetupLook['kind']): void => setLook({ kind, id: idFromRoute(id), name });
  return (
    <nav className={styles.links} aria-label={name === undefined ? 'Set-up' : `Set-up of ${name}`}>
      {name !== undefined && (
        <bdi className={styles.name} translate="no">
          {name}
        </bdi>
      )}
      {links.map(([label, to]) => (
        <Link key={label} to={to} aria-current={pathname === to ? 'page' : undefined}>
          {label}
        </Link>
      ))}
      <Button size="small" onClick={() => open('preview')}>
        Preview
      </Button>
      <Button size="small" onClick={() => open('check')}>
        Check
      </Button>
      <SetupDialog look={look} onClose={() => setLook(undefined)} />
    </nav>
  );
}
