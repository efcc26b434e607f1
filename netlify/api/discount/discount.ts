import { checkDiscount } from '#netlify/core/discount/check-discount.ts';
import { clientAddress, createRoutes, jsonBody } from '../http/http.ts';

export const discountRoutes = createRoutes().post(
  '/',
  jsonBody<{ code: string; email?: string }>(),
  async (c) => {
    const percent = await checkDiscount(c.req.valid('json'), clientAddress(c), new Date());
    return c.json({ percent }, 200);
  },
);
