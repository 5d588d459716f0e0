import type { MasterDataItem } from '@naksha/events/wire/master-data';
import { ListingIllustration } from '../../shared/ui/listing-illustration.tsx';
import { projectKindOf } from './project-kinds.ts';

type Props = { project: Pick<MasterDataItem, 'id' | 'type' | 'cover_image'>; className: string };

/** Decorative, because the name is next to it. */
export const ProjectPicture = ({ project, className }: Props) =>
  project.cover_image ? (
    <img src={project.cover_image} alt="" loading="lazy" className={`object-cover ${className}`} />
  ) : (
    <ListingIllustration subtype={projectKindOf(project).drawnAs} id={project.id} className={className} />
  );
