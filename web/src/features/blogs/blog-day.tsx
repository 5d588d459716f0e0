import { formatLongDay } from '../../shared/format/long-day.ts';

export const BlogDate = ({ day }: { day: string }) => <time dateTime={day}>{formatLongDay(day)}</time>;
