import { formatLongDay } from '../../shared/format/long-day.ts';

export const BlogDay = ({ day }: { day: string }) => <time dateTime={day}>{formatLongDay(day)}</time>;
