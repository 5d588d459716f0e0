import type { BBox } from '../../kernel/geo.ts';
import type { RegionWords } from '../messages/message.ts';
import type { GroundLayer, StreetTiles } from './ground.ts';

/** Embedded in every page as `<script type="application/json" id="page-config">`: nothing personal. */
export type PageConfig = {
  brand: {
    name: string;
    phone: string;
    /** '': the chat button leads to the contact page. */
    whatsapp: string;
    email: string;
    /** '': not shown. */
    rera: string;
    /** '': not shown. */
    grievance_officer: string;
    /** Up to four URLs. */
    social: string[];
    /** #rrggbb */
    red: string;
  };
  /** null: the bundled style. */
  map_style_url: string | null;
  /** External service; null for our own table. */
  counted_by: string | null;
  /** With the client's action as the root. */
  traced: boolean;
  region: BBox;
  /** ISO 3166-1; null if unknown. */
  country: string | null;
  /** In rupees: smaller prices without a unit are ambiguous. */
  bare_price_from: number;
  words: RegionWords;
  /** streets: null where the region pack has none. */
  ground: { layers: GroundLayer[]; streets: StreetTiles | null; credits: string[] };
};
