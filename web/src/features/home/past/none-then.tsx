import { t } from '../../../shared/messages/t.ts';

/** Nothing stood here then; where something did is not looked for. */
const NoneThen = () => <p className="py-6 text-center text-muted">{t('home.past.none')}</p>;
export default NoneThen;
