FROM node:22-bookworm-slim AS build
WORKDIR /opt/pipit
COPY . .
RUN npm ci --omit=dev
RUN npm run build -- cdn server console guide

FROM node:22-bookworm-slim
WORKDIR /opt/pipit
COPY --from=build /opt/pipit ./
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production
ENV PIPIT_HOST=0.0.0.0
ENV PIPIT_DATA_DIR=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/server.js"]
