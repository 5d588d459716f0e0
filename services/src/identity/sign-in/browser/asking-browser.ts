import type { RequestWithCaller } from '@naksha/events/http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { describeDevice } from '../../describe-device.ts';
import { type Browser, readBrowser } from './browser-cookies.ts';

export const AskingBrowser = createParamDecorator((_: unknown, context: ExecutionContext): Browser => {
  const { headers } = context.switchToHttp().getRequest<RequestWithCaller>();
  return { ...readBrowser(headers.cookie), device: describeDevice(headers['user-agent']) };
});
