import type { BBox } from '../../kernel/geo.ts';
import type { RegionWords } from '../messages/message.ts';
import type { GroundLayer } from './ground.ts';

/** What every page carries as JSON in `<script type="application/json" id="page-config">`: facts of this installation, nothing personal. */
export type PageConfig = {
  brand: {
    name: string;
    phone: string;
    /** '' where there is none: then the chat button leads to the contact page. */
    whatsapp: string;
    email: string;
    /** '' where it is not configured: then pages don't speak of it. */
    rera: string;
    /** Likewise. */
    grievance_officer: string;
    /** Up to four addresses. */
    social: string[];
    /** #rrggbb */
    red: string;
  };
  /** null: the bundled plain style. */
  map_style_url: string | null;
  /** The server of others that counts for us what visitors agreed to; null where a table of our own does. */
  counted_by: string | null;
  /** Whether the server traces its requests, and wants to know of each command which tap it goes back to. */
  traced: boolean;
  region: BBox;
  /** Of addresses, ISO 3166-1; null where nobody said. */
  country: string | null;
  /** Rupees: a price without a unit below it is asked about. */
  bare_price_from: number;
  /** In the page's language. */
  words: RegionWords;
  /** What the bundled style draws below its names, and whom to name for it. */
  ground: { layers: GroundLayer[]; credits: string[] };
};
