import {
  type HomeView,
  MAX_CHIP_LENGTH,
  type MapFilter,
  PROPERTY_TYPES,
  parseHomeView,
  removeContradictionsAndIdleRanges,
  SUBTYPES,
  SUBTYPES_OF,
} from '@naksha/events/kernel';
import type { SearchReadingResponse } from '@naksha/events/wire/suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useCities } from '../../shared/api/cities.ts';
import { homeViewPath } from '../../shared/home-path.ts';
import { t } from '../../shared/messages/t.ts';
import { cameraFittingSearch } from '../../shared/places/fit-places.ts';
import type { SuggestionOrSearch } from '../../shared/places/offer.ts';
import { joinPlaceInLocale } from '../../shared/places/place-name.ts';
import { useCombobox } from '../../shared/places/use-combobox.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';

const loadHelp = () => import('../../shared/places/search-help.ts');

export function SearchForm() {
  const [kind, setKind] = useState('');
  const [where, setWhere] = useState('');
  const [chosen, setChosen] = useState<SuggestionOrSearch>();
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const cities = useCities();
  const client = useQueryClient();
  const search = async () => {
    const text = where.trim();
    box.close();
    setBusy(true);
    // Without it, typed text is searched as words.
    const help = await loadHelp().catch(() => undefined);
    const read = () => (text ? help?.fetchSearchReading(client, text, undefined, cities) : undefined);
    const named = chosen ? help?.suggestionToSearchReading(chosen) : await read();
    setBusy(false);
    const search = buildSearch(kind, text, named);
    if (named) help?.storeSearchNote(text, {}, named, search.filter);
    const city = cities.find(({ name }) => name === named?.places[0]?.city)?.id;
    navigate(homeViewPath({ ...search, city }));
  };
  const choose = (suggestion: SuggestionOrSearch) => {
    box.close();
    if (suggestion.type === 'property') return navigate(box.help!.propertyPath(suggestion));
    setChosen(suggestion);
    if (suggestion.type === 'locality')
      setWhere(joinPlaceInLocale(cities, { locality: suggestion.name, city: suggestion.city }));
    else setWhere(box.help!.labelOfSuggestion(suggestion, cities));
  };
  const box = useCombobox({
    load: loadHelp,
    typed: where,
    onType: (text) => {
      setWhere(text);
      setChosen(undefined);
    },
    onEnter: (picked) => (picked ? choose(picked) : void search()),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void search();
  };
  return (
    <search>
      <form
        onSubmit={submit}
        aria-label={t('landing.search')}
        className="grid gap-3 rounded-card border border-line bg-surface p-4 shadow-lift sm:grid-cols-[160px_minmax(0,1fr)_auto] sm:items-end"
      >
        <Field label={t('landing.search.kind')}>
          {(control) => (
            <Select {...control} value={kind} onChange={(event) => setKind(event.target.value)}>
              <option value="">{t('landing.search.anyKind')}</option>
              {SUBTYPES.map((subtype) => (
                <option key={subtype} value={subtype}>
                  {t(`trade.subtypes.${subtype}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="group/search relative" data-in-flow>
          <Field label={t('landing.search.where')}>
            {(control) => (
              <Input
                {...control}
                {...box.input}
                maxLength={MAX_CHIP_LENGTH}
                placeholder={t('landing.search.wherePlaceholder')}
              />
            )}
          </Field>
          {box.SuggestionList && (
            <box.SuggestionList {...box.list} cities={cities} city={undefined} onChoose={choose} />
          )}
        </div>
        <Button type="submit" look="primary" busy={busy}>
          <Icon name="search" />
          {t('landing.search.act')}
        </Button>
      </form>
    </search>
  );
}

/** `kind` overrides a typed one. */
function buildSearch(
  kind: string,
  text: string,
  named: SearchReadingResponse | null | undefined,
): Pick<HomeView, 'filter' | 'camera'> {
  const subtype = SUBTYPES.find((one) => one === kind);
  const types = PROPERTY_TYPES.filter((type) => subtype && SUBTYPES_OF[type].includes(subtype));
  const said: MapFilter = named ? parseHomeView(named.query).filter : text ? { search: [text] } : {};
  const filter = removeContradictionsAndIdleRanges({
    ...said,
    // "Other" belongs to both types.
    ...(subtype && { subtype, propertyType: types.length === 1 ? types[0] : undefined }),
  });
  return { filter, camera: cameraFittingSearch(filter, named?.places ?? []) };
}
