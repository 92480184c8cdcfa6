import { Lost } from '../parts/lost';
import { t } from '../texts';

export const NowherePage = () => <Lost title={t('nowhere-title')} why={t('nowhere')} />;
