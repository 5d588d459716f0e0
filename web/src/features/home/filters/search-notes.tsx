import { t } from '../../../shared/messages/t.ts';
import type { SearchNote } from '../../../shared/places/search-note.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { changeFilter } from './filter-rules.ts';
import type { ChangeFilter } from './use-filter.ts';

/** The ignored words of a search and its corrections, which can be undone. */
export default function SearchNotes({ note, onFilter }: { note: SearchNote; onFilter: ChangeFilter }) {
  const { ignored, corrections, typed, before } = note;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-14" role="status" data-testid="search-notes">
      {ignored.length > 0 && <p className="text-muted">{t('search.ignored', { words: ignored.join(', ') })}</p>}
      {corrections.length > 0 && (
        <>
          <p>{t('search.corrected', { meant: corrections.map(({ meant }) => meant).join(', ') })}</p>
          <Button
            look="plain"
            className="underline underline-offset-4"
            onClick={() => onFilter({ become: changeFilter(before, { add: typed }) })}
          >
            {t('search.asTyped', { typed })}
          </Button>
        </>
      )}
    </div>
  );
}
