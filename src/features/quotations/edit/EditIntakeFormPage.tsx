import { useState, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewPolicyQuotationQuery, useLazyViewPolicyQuotationQuery } from '@/api/quotations';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import { Button } from '@/components/ui/Button';
import { useQuotation } from '@/intakeForm/state/store';
import { linkTo } from '@/paths';
import { Reviews } from '../versions/Reviews';
import styles from '../versions/Reviews.module.css';
import { EditPage, quotationList } from './EditPage';
import { headings } from './QuotationForm';

/** The edit form of a quotation with its history. */
export function EditIntakeFormPage(): ReactElement {
  return (
    <EditPage
      useRecord={useViewPolicyQuotationQuery}
      useLazyRecord={useLazyViewPolicyQuotationQuery}
      breadcrumbs={[quotationList, { label: headings.stored }]}
      tools={<HistoryTools />}
    />
  );
}

/** Two buttons: the history of the quotation in a dialog, and on its own page. */
function HistoryTools(): ReactNode {
  const navigate = useNavigate();
  const { id, intake_id } = useQuotation().getHeader();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.tools}>
      <Button size="small" icon="history" onClick={() => setOpen(true)}>
        History
      </Button>
      <Button
        size="small"
        icon="list"
        onClick={() =>
          void navigate(linkTo('/user_admin_policies_history_list/:id/:intake_id', { id, intake_id }))
        }
      >
        List History
      </Button>
      <ModalDialog
        title="History"
        width="wide"
        open={isOpen}
        onClose={() => setOpen(false)}
        cancelLabel="Close"
      >
        <Reviews />
      </ModalDialog>
    </div>
  );
}
