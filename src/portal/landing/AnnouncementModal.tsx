import type { Announcement } from '#contract/communication/notices.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Modal } from '../ui/Modal.tsx';
import { NoticeText } from '../ui/NoticeText.tsx';

interface AnnouncementModalProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

export function AnnouncementModal({
  announcement: { title, description, startDate, senderName },
  onClose,
}: AnnouncementModalProps) {
  return (
    <Modal title={title} onClose={onClose}>
      <p className="modal__by">{[displayDate(startDate), senderName].filter(Boolean).join(' · ')}</p>
      <NoticeText html={description} />
    </Modal>
  );
}
