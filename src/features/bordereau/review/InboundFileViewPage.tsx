import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditBrdxFileViewQuery } from '@/api/bordereau';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { Button } from '@/components/ui/Button';
import { idFromRoute } from '@/domain/records/ids';
import { linkTo } from '@/paths';
import { FileScreen } from './FileScreen';

/** A received file, read-only. */
export function InboundFileViewPage(): ReactElement {
  const { id = '' } = useRouteParams<'id'>();
  const navigate = useNavigate();
  const { currentData: data, ...view } = useEditBrdxFileViewQuery(idFromRoute(id));
  const inbound = linkTo('/user_admin_bdx_inbound');
  return (
    <FileScreen from={{ label: 'BDX Inbound', to: inbound }} view={{ ...view, data }}>
      <Button onClick={() => void navigate(inbound)}>Back</Button>
    </FileScreen>
  );
}
