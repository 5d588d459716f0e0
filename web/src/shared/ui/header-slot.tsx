import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

type Slot = { place: HTMLElement | null; setPlace: (place: HTMLElement | null) => void };
const SlotContext = createContext<Slot | undefined>(undefined);

export function HeaderSlotProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ place, setPlace }}>{children}</SlotContext>;
}

export function HeaderSlot({ className }: { className?: string }) {
  const slot = useContext(SlotContext);
  return <div ref={slot?.setPlace} className={className} />;
}

export function RenderInHeaderSlot({ children }: { children: ReactNode }) {
  const slot = useContext(SlotContext);
  return slot?.place ? createPortal(children, slot.place) : null;
}
