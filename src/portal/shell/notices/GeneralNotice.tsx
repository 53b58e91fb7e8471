import type { OwnNotice } from '#contract/communication/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../../kit/dialog/ModalDialog.tsx';
import { NoticeArticle } from './NoticeArticle.tsx';

interface GeneralNoticeProps {
  readonly notices: readonly OwnNotice[];
  readonly onClose: () => void;
}

export const GeneralNotice = ({ notices, onClose }: GeneralNoticeProps) => (
  <ModalDialog title="General Notice" onClose={onClose}>
    {notices.map((notice) => (
      <NoticeArticle key={notice.id} notice={notice} isOpen={notices.length === 1} />
    ))}
    <div className="actions">
      <Button intent="primary" onClick={onClose}>
        I have read this
      </Button>
    </div>
  </ModalDialog>
);
