import { useSession } from '../../shared/session/session.ts';
import AccountActivityPage from './activity-page.tsx';
import { SavedOnDevice } from './saved-on-device.tsx';

export default function SavedPage() {
  return useSession() === 'out' ? <SavedOnDevice /> : <AccountActivityPage />;
}
