import { AMENITY_KINDS, type Amenity, type RoomFlag } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';

export function Amenities({ amenities, rooms }: { amenities: readonly Amenity[]; rooms: readonly RoomFlag[] }) {
  if (amenities.length + rooms.length === 0) return null;
  const groups = [...Map.groupBy(amenities, (amenity) => AMENITY_KINDS[amenity])];
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-bold text-20">{t('listing.amenities')}</h2>
      {rooms.length > 0 && <Group title={t('listing.rooms')} names={rooms.map((room) => t(`trade.room.${room}`))} />}
      {groups.map(([kind, members]) => (
        <Group
          key={kind}
          title={t(`trade.amenityKind.${kind}`)}
          names={members.map((amenity) => t(`trade.amenity.${amenity}`))}
        />
      ))}
    </section>
  );
}

const Group = ({ title, names }: { title: string; names: readonly string[] }) => (
  <div className="flex flex-col gap-2">
    <h3 className="font-semibold text-14 text-muted">{title}</h3>
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {names.map((name) => (
        <li key={name} className="flex items-start gap-2">
          <span className="text-success">
            <Icon name="check" />
          </span>
          {name}
        </li>
      ))}
    </ul>
  </div>
);
