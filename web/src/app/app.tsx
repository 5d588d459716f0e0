import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { queryClient } from '../shared/api/query-client.ts';
import { currentLocale, localeBasePath } from '../shared/messages/locale.ts';
import { HeaderSlotProvider } from '../shared/ui/header-slot.tsx';
import { Layout } from './layout.tsx';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router base={localeBasePath(currentLocale)}>
        <HeaderSlotProvider>
          <Layout />
        </HeaderSlotProvider>
      </Router>
    </QueryClientProvider>
  );
}
