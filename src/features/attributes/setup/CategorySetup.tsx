import { use, useState, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { PageNoteContext } from '@/components/ui/pageTools';
import { idFromRoute } from '@/domain/records/ids';
import { useCategoryName } from '@/navigation/useCategoryName';
import { linkTo } from '@/paths';
import { SetupDialog, type SetupLook } from './SetupDialog';
import styles from './setup.module.css';

/** Shows under the header of a screen of an intake category its name and the way to the other screens of its set-up. */
export function CategorySetup({ id, children }: { id: string; children: ReactNode }): ReactElement {
  const note = use(PageNoteContext);
  return (
    <PageNoteContext
      value={
        <>
          {note}
          <SetupLinks id={id} />
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
